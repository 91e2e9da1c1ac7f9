package cardwright.lab.statistics;

/// Where a share, or the difference of two, probably lies.
///
/// @param low the lower end, from 0 to 1 for a share
/// @param high the upper end, from `low` to 1
public record Interval(double low, double high) {
  private static final double Z = 1.959963984540054;

  /// How far it reaches from a place in it, to the side to which that is farther.
  double reach(double from) {
    return Math.max(from - low, high - from);
  }

  /// The score interval of Wilson (1927) for a confidence of 95 %.
  ///
  /// A draw counts as half a win and half a loss, which makes the interval wider than it has to
  /// be. The two games of a pair share their decks and their seed, which it leaves out.
  ///
  /// @param share what was observed, from 0 to 1
  /// @param count how often it was looked at; without any, all is possible
  public static Interval wilson(double share, long count) {
    if (count == 0) {
      return new Interval(0, 1);
    }
    double weight = Z * Z / count;
    double middle = (share + weight / 2) / (1 + weight);
    double half = Z / (1 + weight) * Math.sqrt(share * (1 - share) / count + weight / (4 * count));
    return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
  }
}
