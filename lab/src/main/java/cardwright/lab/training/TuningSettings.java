package cardwright.lab.training;

import cardwright.engine.Refused;
import cardwright.lab.shard.Limits;

/// How much is played to tune terms.
///
/// @param steps how often the terms are changed, from 1 to 1,000,000
/// @param games how many games are played for a step, an even number from 2 to 10,000
public record TuningSettings(int steps, int games) {
  /// What is played when nothing is said.
  public static final TuningSettings USUAL = new TuningSettings(2000, 16);

  private static final int MOST_STEPS = 1_000_000;
  private static final int MOST_GAMES = 10_000;

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, or the games are no pairs
  public TuningSettings {
    Limits.between("steps of tuning", steps, 1, MOST_STEPS);
    Limits.between("games of a step", games, 2, MOST_GAMES);
    if (games % 2 != 0) {
      throw new Refused("the games of a step are played in pairs: an even number, not " + games);
    }
  }
}
