package cardwright.players;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.List;

/// The computer players by their names.
public final class Players {
  private static final List<String> NAMES = List.of("random", "greedy");

  private Players() {}

  /// The names that [#named] knows.
  public static List<String> names() {
    return NAMES;
  }

  /// A player, new for one play. With the same seed it makes the same moves in the same play.
  ///
  /// @param name one of [#names]
  /// @param game the game that is played; the positions it will see have to be of this game
  /// @param seed where its own chance starts
  /// @throws Refused when nobody has that name; the message names those who are known
  public static Player named(String name, Game game, long seed) {
    return switch (name) {
      case "random" -> new RandomPlayer(seed);
      case "greedy" -> new GreedyPlayer(game, seed);
      default ->
          throw new Refused(
              "there is no player '" + name + "'; known are " + String.join(", ", NAMES));
    };
  }
}
