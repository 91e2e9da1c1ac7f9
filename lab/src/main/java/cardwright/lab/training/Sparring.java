package cardwright.lab.training;

import cardwright.engine.Game;
import cardwright.lab.shard.Sha256;

/// A round of games in which the trained player learns to beat another one.
///
/// @param against the name of the other player, who values positions as the game stands
/// @param round which round it is, from 1
/// @param valued the game as the trained player values its positions: with what the round before has learned
/// @param valuedBy a word for that value, by which rounds with another one are told
public record Sparring(String against, int round, Game valued, String valuedBy) {
  private static final int DIGITS = 16;

  /// The first round: both players value positions as the game stands.
  public static Sparring first(String against, Game game) {
    return new Sparring(against, 1, game, "standing");
  }

  /// The round after this one.
  ///
  /// @param valued the game with what this round has learned
  /// @param value that value as a text
  public Sparring next(Game valued, String value) {
    return new Sparring(against, round + 1, valued, Sha256.hex(value).substring(0, DIGITS));
  }
}
