package cardwright.store;

import cardwright.engine.Refused;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/// The tables of a store, renewed when it is opened.
final class Schema {
  static final String MIGRATIONS = "classpath:cardwright/store/migration";

  /// The table in which stands what was done.
  static final String HISTORY = "schema_history";

  /// The last of the migrations.
  static final String NEWEST = "8";

  private Schema() {}

  /// Brings the tables up to date.
  ///
  /// @throws Refused when they cannot be read, or a newer Cardwright has written them
  static void renew(DataSource source, StoreAddress address) {
    List<String> done = done(source, address);
    if (done.contains(NEWEST)) {
      refuseNewer(done, address);
      return;
    }
    try {
      Flyway.configure(Schema.class.getClassLoader())
          .dataSource(source)
          .locations(MIGRATIONS)
          .table(HISTORY)
          .loggers("slf4j")
          .load()
          .migrate();
    } catch (FlywayException e) {
      throw new Refused(
          "the tables of the store at "
              + address
              + " cannot be made: "
              + String.valueOf(e.getMessage()).lines().findFirst().orElse(""),
          e);
    }
  }

  // Looking by ourselves is much quicker than Flyway's start, and is all that most starts need.
  private static List<String> done(DataSource source, StoreAddress address) {
    List<String> done = new ArrayList<>();
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      if (!isThere(connection)) {
        return done;
      }
      try (ResultSet rows =
          statement.executeQuery(
              "select version from " + HISTORY + " where success and version is not null")) {
        while (rows.next()) {
          done.add(rows.getString(1));
        }
      }
    } catch (SQLException e) {
      throw new Refused("the store at " + address + " cannot be read: " + e.getMessage(), e);
    }
    return done;
  }

  private static boolean isThere(Connection connection) throws SQLException {
    try (ResultSet tables = connection.getMetaData().getTables(null, null, HISTORY, null)) {
      return tables.next();
    }
  }

  private static void refuseNewer(List<String> done, StoreAddress address) {
    if (done.stream().anyMatch(version -> Integer.parseInt(version) > Integer.parseInt(NEWEST))) {
      throw new Refused(
          "the store at "
              + address
              + " was written by a newer Cardwright; start that one, or name another store");
    }
  }
}
