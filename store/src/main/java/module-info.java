/// What lasts: plays as logs of their moves, decks, and people; in SQLite, or in PostgreSQL where several servers share it.
module cardwright.store {
  requires static org.checkerframework.checker.qual;
  requires static transitive org.jspecify;
  requires transitive cardwright.engine;
  requires com.zaxxer.hikari;
  requires flyway.core;
  requires java.sql;
  requires org.jdbi.v3.core;
  requires org.postgresql.jdbc;
  requires org.xerial.sqlitejdbc;

  exports cardwright.store;

  opens cardwright.store.migration;
}
