package cardwright.lab.statistics;

import cardwright.engine.Refused;

/// A margin of error: how far a range may reach from what was observed.
///
/// @param points of 100, more than 0 and at most 50
public record Margin(double points) {
  private static final double MOST = 50;
  private static final double ALL = 100;

  /// Checks the number.
  ///
  /// @throws Refused when it is none of these
  public Margin {
    if (!(points > 0 && points <= MOST)) {
      throw new Refused(
          "a margin is more than 0 and at most 50 points of 100, not " + String.valueOf(points));
    }
  }

  /// Whether a range that reaches so far lies within it.
  ///
  /// @param reach how far, 1 being all points: [PairScores#reach]
  public boolean admits(double reach) {
    return ALL * reach <= points;
  }
}
