package cardwright.catalog;

import cardwright.engine.Game;
import java.util.function.Supplier;

/// A game that is there.
///
/// @param origin where it comes from, for messages
record Entry(String name, String origin, Supplier<Game> load) {
  /// A game that is part of the program.
  Entry(String name, Supplier<Game> load) {
    this(name, "the program itself", load);
  }
}
