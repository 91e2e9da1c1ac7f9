package cardwright.players;

import cardwright.engine.View;

/// Someone who decides for a seat, from what that seat may know.
@FunctionalInterface
public interface Player {
  /// The index of a move of `view.choice()`.
  int choose(View view);
}
