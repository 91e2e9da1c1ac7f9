package cardwright.store;

import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.Set;
import org.sqlite.SQLiteException;

/// Tells failures of a store that cannot be reached from faults of ours.
final class StoreFailures {
  /// Beginnings of states of PostgreSQL: connection lost, too many, shutting down.
  private static final Set<String> STATES = Set.of("08", "53", "57", "58");

  private static final int SQLITE_BUSY = 5;
  private static final int SQLITE_FULL = 13;
  private static final int SQLITE_CANTOPEN = 14;
  private static final int SQLITE_IOERR = 10;
  private static final int SQLITE_READONLY = 8;

  private StoreFailures() {}

  /// The same failure, as [StoreUnavailable] when that is what it means.
  static RuntimeException of(Throwable failure) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof StoreUnavailable unavailable) {
        return unavailable;
      }
      if (each instanceof SQLException sql && isUnavailable(sql)) {
        return new StoreUnavailable(failure);
      }
    }
    return failure instanceof RuntimeException same ? same : new IllegalStateException(failure);
  }

  private static boolean isUnavailable(SQLException e) {
    String state = e.getSQLState();
    if (e instanceof SQLTransientException || isClosed(e)) {
      return true;
    }
    if (state != null && state.length() >= 2 && STATES.contains(state.substring(0, 2))) {
      return true;
    }
    if (!(e instanceof SQLiteException)) {
      return false;
    }
    return switch (e.getErrorCode() & 0xff) {
      case SQLITE_BUSY, SQLITE_FULL, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_READONLY -> true;
      default -> false;
    };
  }

  // The pool says so in words alone.
  private static boolean isClosed(SQLException e) {
    return String.valueOf(e.getMessage()).endsWith("has been closed.");
  }
}
