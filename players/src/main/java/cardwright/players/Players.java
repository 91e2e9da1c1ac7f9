package cardwright.players;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// The computer players by their names.
public final class Players {
  private static final long SECOND = 1000;

  /// Those that think as long as a budget says, which may stand behind their names: a second when none does.
  private static final SequencedMap<String, ThinkerMaker> THINKERS = thinkers();

  private static final SequencedMap<String, Maker> PLAYERS = players();

  @FunctionalInterface
  private interface Maker {
    Player make(Game game, long seed, PlayerOptions options);
  }

  @FunctionalInterface
  private interface ThinkerMaker {
    Player make(Game game, Budget budget, long seed, PlayerOptions options);
  }

  private Players() {}

  private static SequencedMap<String, ThinkerMaker> thinkers() {
    SequencedMap<String, ThinkerMaker> thinkers = new LinkedHashMap<>();
    thinkers.put(
        "search",
        (game, budget, seed, options) ->
            new SearchPlayer(game, budget, Accuracy.FULL, seed, options));
    thinkers.put("flat", FlatMonteCarloPlayer::new);
    thinkers.put("alphabeta", AlphaBetaPlayer::new);
    return Collections.unmodifiableSequencedMap(thinkers);
  }

  private static SequencedMap<String, Maker> players() {
    SequencedMap<String, Maker> players = new LinkedHashMap<>();
    players.put("random", (game, seed, options) -> new RandomPlayer(seed));
    players.put(
        "greedy", (game, seed, options) -> new GreedyPlayer(game, options.declared(), seed));
    for (Level level : Level.values()) {
      players.put(level.toString(), level::player);
    }
    THINKERS.forEach((name, thinker) ->
        players.put(
            name,
            (game, seed, options) -> thinker.make(game, Budget.millis(SECOND), seed, options)));
    return Collections.unmodifiableSequencedMap(players);
  }

  /// The name of a thinker before the budget that stands behind it.
  private static Optional<String> thinker(String known) {
    int colon = known.indexOf(':');
    return colon < 0
        ? Optional.empty()
        : Optional.of(known.substring(0, colon)).filter(THINKERS::containsKey);
  }

  private static Budget budget(String known) {
    return Budget.read(known.substring(known.indexOf(':') + 1));
  }

  /// The names that [#named] knows.
  public static List<String> names() {
    return List.copyOf(PLAYERS.keySet());
  }

  /// Whether somebody has that name, regardless of case; a budget behind a name such as `search:` may still be none.
  public static boolean knows(String name) {
    String known = name.strip().toLowerCase(Locale.ROOT);
    return PLAYERS.containsKey(known) || thinker(known).isPresent();
  }

  /// Whether that player with the same seed makes the same moves in the same play, on every machine:
  /// it does not where the clock ends its thinking, or several threads think.
  ///
  /// @param name one that [#knows] knows
  /// @throws Refused when a budget is none
  public static boolean repeats(String name, PlayerOptions options) {
    String known = name.strip().toLowerCase(Locale.ROOT);
    if (known.equals("random") || known.equals("greedy")) {
      return true;
    }
    boolean timed =
        THINKERS.containsKey(known) || (thinker(known).isPresent() && budget(known).timed());
    return !timed && options.millis().isEmpty() && options.threads() == 1;
  }

  /// Whether players that look ahead value this position by what it comes to when its turn is over: both may pass now, and then a part of the turn is over. Elsewhere they value positions in the middle of turns, too.
  public static boolean valueTurnEnds(Position position) {
    return QuietPlayout.applies(position, 0);
  }

  /// A player, new for one play. With the same seed it makes the same moves in the same play.
  ///
  /// @param name one of [#names], regardless of case; behind `search:`, `flat:` and `alphabeta:` a [Budget] may stand
  /// @param game the game that is played; the positions it will see have to be of this game
  /// @param seed where its own chance starts
  /// @throws Refused when nobody has that name, with those who are known, or a budget is none
  public static Player named(String name, Game game, long seed) {
    return named(name, game, seed, PlayerOptions.NONE);
  }

  /// A player that has some aids, new for one play.
  ///
  /// @param name one of [#names], regardless of case; behind `search:`, `flat:` and `alphabeta:` a [Budget] may stand
  /// @param game the game that is played; the positions it will see have to be of this game
  /// @param seed where its own chance starts
  /// @param options what it has; some players have no use for some of it
  /// @throws Refused when nobody has that name, with those who are known, or a budget is none
  public static Player named(String name, Game game, long seed, PlayerOptions options) {
    String known = name.strip().toLowerCase(Locale.ROOT);
    ThinkerMaker thinker = thinker(known).map(THINKERS::get).orElse(null);
    if (thinker != null) {
      return thinker.make(game, budget(known), seed, options);
    }
    Maker maker = PLAYERS.get(known);
    if (maker == null) {
      throw new Refused(
          "there is no player '" + name + "'; known are " + String.join(", ", names()));
    }
    return maker.make(game, seed, options);
  }
}
