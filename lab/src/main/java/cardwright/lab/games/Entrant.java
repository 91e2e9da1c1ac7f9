package cardwright.lab.games;

import cardwright.engine.Game;
import cardwright.players.Player;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.Locale;
import java.util.function.Supplier;

/// Who takes part in an experiment: a name, and the player that sits down under it in each game.
///
/// @param name what the report calls it
/// @param chair seats the player for one game
public record Entrant(String name, Chair chair) {
  /// Makes the player of one game.
  @FunctionalInterface
  public interface Chair {
    /// A player for one game.
    ///
    /// @param seed decides all that this player leaves to chance
    Player seat(Game game, long seed);
  }

  /// One of the computer players, by its name regardless of case.
  ///
  /// @throws cardwright.engine.Refused when there is no such player
  public static Entrant named(String name, Game game) {
    return named(name, game, () -> PlayerOptions.NONE);
  }

  /// One of the computer players, by its name regardless of case, with what it has in each game.
  ///
  /// @throws cardwright.engine.Refused when there is no such player
  public static Entrant named(String name, Game game, Supplier<PlayerOptions> playerOptions) {
    Players.named(name, game, 0);
    String known = name.strip().toLowerCase(Locale.ROOT);
    return new Entrant(
        known, (table, seed) -> Players.named(known, table, seed, playerOptions.get()));
  }
}
