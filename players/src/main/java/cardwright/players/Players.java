package cardwright.players;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// The computer players by their names.
public final class Players {
  private static final SequencedMap<String, Maker> PLAYERS = players();

  @FunctionalInterface
  private interface Maker {
    Player make(Game game, long seed);
  }

  private Players() {}

  private static SequencedMap<String, Maker> players() {
    SequencedMap<String, Maker> players = new LinkedHashMap<>();
    players.put("random", (game, seed) -> new RandomPlayer(seed));
    players.put("greedy", GreedyPlayer::new);
    return Collections.unmodifiableSequencedMap(players);
  }

  /// The names that [#named] knows.
  public static List<String> names() {
    return List.copyOf(PLAYERS.keySet());
  }

  /// A player, new for one play. With the same seed it makes the same moves in the same play.
  ///
  /// @param name one of [#names], regardless of case
  /// @param game the game that is played; the positions it will see have to be of this game
  /// @param seed where its own chance starts
  /// @throws Refused when nobody has that name; the message names those who are known
  public static Player named(String name, Game game, long seed) {
    Maker maker = PLAYERS.get(name.strip().toLowerCase(Locale.ROOT));
    if (maker == null) {
      throw new Refused(
          "there is no player '" + name + "'; known are " + String.join(", ", names()));
    }
    return maker.make(game, seed);
  }
}
