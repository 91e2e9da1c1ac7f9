package cardwright.store;

import cardwright.engine.Refused;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.nio.file.Path;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// Opens the connections to a database.
final class Pool {
  static final String FILE = "cardwright.sqlite";
  private static final int BUSY = 5_000;
  private static final int PATIENCE = 3_000;

  private Pool() {}

  /// @throws Refused when the database cannot be reached
  static HikariDataSource open(StoreAddress address, boolean full) {
    HikariConfig config = new HikariConfig();
    config.setConnectionTimeout(PATIENCE);
    config.setPoolName("store");
    switch (address) {
      case StoreAddress.Folder(Path folder) -> {
        config.setDataSource(sqlite(folder.resolve(FILE), full));
        config.setMaximumPoolSize(4);
        config.setMinimumIdle(1);
      }
      case StoreAddress.Postgres postgres -> {
        config.setJdbcUrl(postgres.jdbc());
        config.setUsername(postgres.user());
        config.setPassword(postgres.password());
        config.addDataSourceProperty("ApplicationName", "cardwright");
        config.addDataSourceProperty("connectTimeout", 3);
        config.addDataSourceProperty("socketTimeout", 10);
        config.addDataSourceProperty("tcpKeepAlive", true);
        config.setValidationTimeout(1_000);
        config.setMaximumPoolSize(8);
        config.setMinimumIdle(1);
        if (!full) {
          config.setConnectionInitSql("set synchronous_commit = on");
        }
      }
    }
    try {
      return new HikariDataSource(config);
    } catch (HikariPool.PoolInitializationException e) {
      throw new Refused(words(address, e), e);
    }
  }

  private static String words(StoreAddress address, Throwable e) {
    String why = cause(e);
    return switch (address) {
      case StoreAddress.Folder(Path folder) ->
          "the store in "
              + folder
              + " cannot be read: "
              + why
              + "; restore "
              + FILE
              + " from a copy, or name another folder with --data";
      case StoreAddress.Postgres _ ->
          "the store at "
              + address
              + " cannot be reached: "
              + why
              + "; is the database there, and are user and password right?";
    };
  }

  private static String cause(Throwable e) {
    Throwable deepest = e;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    return String.valueOf(deepest.getMessage()).lines().findFirst().orElse("no reason is told");
  }

  private static SQLiteDataSource sqlite(Path file, boolean full) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(
        full ? SQLiteConfig.SynchronousMode.FULL : SQLiteConfig.SynchronousMode.NORMAL);
    config.setBusyTimeout(BUSY);
    config.enforceForeignKeys(true);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }
}
