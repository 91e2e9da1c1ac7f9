package cardwright.lab.puzzle;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.View;
import cardwright.players.Players;
import java.util.List;

/// The computer players that think least. What all of them find is no puzzle.
final class Beginners {
  private static final List<String> NAMES = List.of("greedy", "easy");

  private Beginners() {}

  /// Whether all of them make that move.
  static boolean find(Game game, Position position, String move) {
    return NAMES.stream()
        .allMatch(name -> {
          View view = new View(position.copy());
          int made = Players.named(name, game, 1).choose(view);
          return view.choice().move(made).notation().equals(move);
        });
  }
}
