package cardwright.store;

import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Access to the database for all parts of a store: reads run at once, writes in turn.
record Database(Jdbi jdbi, Writer writer, boolean shared) {
  /// Reads.
  ///
  /// @throws StoreAway when the store cannot be reached
  <T> T read(Function<Handle, T> question) {
    try {
      return jdbi.withHandle(question::apply);
    } catch (RuntimeException e) {
      throw StoreFailures.of(e);
    }
  }

  /// Writes and waits until it is durable.
  ///
  /// @throws StoreAway when the store cannot be reached
  <T> T write(Function<Handle, T> deed) {
    return writer.write(deed);
  }
}
