package cardwright.cli.console;

import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.PairScores;
import java.util.Locale;

/// Shares and their differences, as people read them.
public final class Percent {
  private Percent() {}

  /// In whole percent: `62 %`.
  public static String whole(double share) {
    return Math.round(100 * share) + " %";
  }

  /// `52.3`.
  public static String of(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  /// `47.1 to 57.5`.
  public static String range(Interval interval) {
    return of(interval.low()) + " to " + of(interval.high());
  }

  /// `52.3 % (47.1 to 57.5)`.
  public static String of(PairScores scores) {
    return of(scores.score()) + " % (" + range(scores.interval()) + ")";
  }

  /// `+5.3`, `-0.4`, `0.0`.
  public static String signed(double difference) {
    String figure = String.format(Locale.ROOT, "%+.1f", 100 * difference);
    return figure.equals("+0.0") || figure.equals("-0.0") ? "0.0" : figure;
  }

  /// `-1.0 to +6.2`.
  public static String signedRange(Interval interval) {
    return signed(interval.low()) + " to " + signed(interval.high());
  }
}
