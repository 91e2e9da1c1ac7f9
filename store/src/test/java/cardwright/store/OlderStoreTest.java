package cardwright.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

/// A store that an older program has written.
final class OlderStoreTest {
  @TempDir private Path folder;

  private FluentConfiguration flyway() {
    SQLiteDataSource source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + folder.resolve(Pool.FILE));
    return Flyway.configure(Schema.class.getClassLoader())
        .dataSource(source)
        .locations(Schema.MIGRATIONS)
        .table(Schema.HISTORY);
  }

  @Test
  void an_older_store_is_renewed_and_keeps_what_is_in_it() throws SQLException {
    Flyway first = flyway().target("1").load();
    first.migrate();
    try (Connection connection = first.getConfiguration().getDataSource().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into play values ('old', 'ggltcg', 'starter18', 1, '', 'seed', 'over', 0, 0, -1,"
              + " 0, 'code', 'played|B|by the rules', 1, 2)");
      statement.execute("insert into seat values ('old', 'A', null, 'Ann', '', 'deck', '')");
      statement.execute("insert into seat values ('old', 'B', null, 'Ben', '', 'deck', '')");
      statement.execute(
          "insert into move values ('old', 1, 'first', 'move', 'A', 'end turn', 0, 0, 1)");
    }

    try (Store store = Store.open(new StoreAddress.Folder(folder), false)) {
      PlayRow play = store.plays().find("old").orElseThrow();
      assertThat(play.seats()).extracting(SeatRow::name).containsExactly("Ann", "Ben");
      assertThat(List.of(play.winsA(), play.winsB())).containsExactly(0, 1);
      assertThat(store.plays().log("old", 0))
          .singleElement()
          .satisfies(line -> assertThat(line.words()).isEqualTo("end turn"))
          .satisfies(line -> assertThat(line.choice()).isEqualTo(-1));
    }
  }

  @Test
  void the_newest_tables_are_those_of_the_last_migration() {
    String last =
        Arrays.stream(flyway().load().info().all())
            .map(MigrationInfo::getVersion)
            .max(Comparator.naturalOrder())
            .orElseThrow()
            .getVersion();

    assertThat(Schema.NEWEST).isEqualTo(last);
  }
}
