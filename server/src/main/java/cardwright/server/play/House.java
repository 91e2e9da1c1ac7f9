package cardwright.server.play;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.store.Store;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// What a play needs of the house around it.
interface House {
  Store store();

  Games games();

  Traffic traffic();

  /// A clock that only goes on, in milliseconds.
  LongSupplier millis();

  /// Milliseconds since 1970.
  long now();

  /// News for the other servers, to be told together with something else.
  String news(String what, String play, String more);

  /// Tells the other servers something.
  void tell(String what, String play, String more);

  /// Lets a computer player think, and hands on the notation of its move.
  void ponder(Game game, String level, long seed, Position copy, Consumer<String> move);

  /// Does something after so many milliseconds, on a thread of its own; never when the house closes before.
  void later(long delay, Runnable deed);

  /// How long is waited for what.
  Times times();

  /// Thinks where thinking is done, and waits for it.
  ///
  /// @throws Declined when too much is being thought about
  <T> T think(Supplier<T> thought);
}
