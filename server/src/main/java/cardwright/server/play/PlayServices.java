package cardwright.server.play;

import cardwright.store.Store;
import java.util.function.LongSupplier;

/// The services of the server that a play needs.
interface PlayServices {
  Store store();

  Games games();

  Metrics metrics();

  /// A clock that only goes on, in milliseconds.
  LongSupplier millis();

  /// Milliseconds since 1970.
  long now();

  /// News for the other servers, to be told together with something else.
  String news(String what, String play, String more);

  /// Tells the other servers something.
  void tell(String what, String play, String more);

  /// Where computer players and hints are thought about.
  Thinking thinking();

  /// How long a person takes for passes, as far as that is remembered.
  ///
  /// @param person empty for somebody whom nobody will know again
  PassTimes passTimes(String person, String game);

  /// Does something after so many milliseconds, on a thread of its own; never when the house closes before.
  void later(long delay, Runnable deed);

  /// How long is waited for what.
  Timeouts timeouts();
}
