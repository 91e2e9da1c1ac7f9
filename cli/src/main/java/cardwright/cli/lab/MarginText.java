package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.lab.statistics.Margin;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// Whether the ranges of an experiment became as narrow as was asked, in words or as data.
///
/// @param margin how far they may reach
/// @param widest how far the widest one reaches, 1 being all points
/// @param pairs how many pairs of games there were of each match
/// @param most how many there are at most
record MarginText(Margin margin, double widest, long pairs, int most) {
  private static final double ALL = 100;

  private boolean isReached() {
    return pairs > 0 && margin.admits(widest);
  }

  /// In words.
  String line() {
    return isReached()
        ? "ended after %d of at most %s each: no range reaches more than %s to either side of its score"
            .formatted(pairs, Count.of(most, "pair"), points())
        : String.format(
            Locale.ROOT,
            "the margin of %s is not reached after %s each: the widest range reaches %.1f points to a side of its score",
            points(),
            Count.of(pairs, "pair"),
            ALL * widest);
  }

  private String points() {
    double points = margin.points();
    return points == Math.rint(points)
        ? Count.of((long) points, "point")
        : String.format(Locale.ROOT, "%s points", points);
  }

  /// For programs; the figures are points of 100.
  Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("points", margin.points());
    data.put("reached", isReached());
    data.put("widest", ALL * widest);
    data.put("pairs", pairs);
    return data;
  }
}
