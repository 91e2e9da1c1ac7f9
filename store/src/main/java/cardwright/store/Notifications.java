package cardwright.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/// Notifications between the servers that share a store (`LISTEN` and `NOTIFY` of PostgreSQL). A store of one server
/// alone has none.
public final class Notifications implements AutoCloseable {
  private static final String CHANNEL = "cardwright";
  private static final int PATIENCE = 500;
  private static final int WAIT = 1000;

  private final Database database;
  private final StoreAddress address;
  private volatile boolean closed;

  Notifications(Database database, StoreAddress address) {
    this.database = database;
    this.address = address;
  }

  /// Hears the news.
  public interface Reader {
    /// Something was told, by this server too.
    void hear(String news);

    /// News may have been missed.
    void missed();
  }

  /// Tells all servers something, at once.
  ///
  /// @throws StoreAway when the store cannot be reached
  public void tell(String news) {
    if (database.shared()) {
      database.write(handle -> {
        tell(handle, news);
        return true;
      });
    }
  }

  static void tell(Handle handle, String news) {
    handle.createQuery("select pg_notify(?, ?)").bind(0, CHANNEL).bind(1, news).mapToMap().list();
  }

  /// Reads the news from now on, until the store is closed. Of one that is not shared, nothing is heard.
  public void read(Reader reader) {
    if (address instanceof StoreAddress.Postgres postgres) {
      Thread.ofPlatform().name("store-news").daemon().start(() -> run(postgres, reader));
    }
  }

  private void run(StoreAddress.Postgres postgres, Reader reader) {
    Properties who = new Properties();
    who.setProperty("user", postgres.user());
    who.setProperty("password", postgres.password());
    while (!closed) {
      try (Connection connection = DriverManager.getConnection(postgres.jdbc(), who);
          Statement statement = connection.createStatement()) {
        statement.execute("listen " + CHANNEL);
        reader.missed();
        hear(connection.unwrap(PGConnection.class), reader);
      } catch (SQLException _) {
        pause();
      }
    }
  }

  private void hear(PGConnection connection, Reader reader) throws SQLException {
    while (!closed) {
      PGNotification[] all = connection.getNotifications(PATIENCE);
      if (all != null) {
        for (PGNotification each : all) {
          reader.hear(each.getParameter());
        }
      }
    }
  }

  private void pause() {
    try {
      Thread.sleep(WAIT);
    } catch (InterruptedException _) {
      closed = true;
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
  }
}
