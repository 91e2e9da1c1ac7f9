package cardwright.lab.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// How often each of some results was seen that lie at equal steps from 0 to 1, the first and the last of them: their mean, and where it lies.
final class Spread {
  private static final double Z = 1.959963984540054;

  private Spread() {}

  /// One result.
  ///
  /// @param results how many different ones there can be
  /// @param result which of them it is, from 0
  static List<Long> once(int results, int result) {
    List<Long> once = new ArrayList<>(Collections.nCopies(results, 0L));
    once.set(result, 1L);
    return once;
  }

  /// The results of both.
  static List<Long> sum(List<Long> counts, List<Long> others) {
    List<Long> sum = new ArrayList<>();
    for (int i = 0; i < counts.size(); i++) {
      sum.add(counts.get(i) + others.get(i));
    }
    return sum;
  }

  /// How many results there are.
  static long total(List<Long> counts) {
    return counts.stream().mapToLong(Long::longValue).sum();
  }

  /// The mean; one half without any result.
  static double mean(List<Long> counts) {
    double sum = 0;
    for (int i = 0; i < counts.size(); i++) {
      sum += counts.get(i) * at(i, counts);
    }
    long total = total(counts);
    return total == 0 ? 0.5 : sum / total;
  }

  /// Where the mean lies with a confidence of 95 %. The lowest and the highest result are added once each for it, so that results that
  /// are all alike do not seem to be certain.
  static Interval interval(List<Long> counts) {
    double n = total(counts) + 2.0;
    double mean = (mean(counts) * total(counts) + 1) / n;
    double square = 1;
    for (int i = 0; i < counts.size(); i++) {
      square += counts.get(i) * at(i, counts) * at(i, counts);
    }
    double half = Z * Math.sqrt(Math.max(0, square / n - mean * mean) / n);
    return new Interval(Math.max(0, mean - half), Math.min(1, mean + half));
  }

  private static double at(int result, List<Long> counts) {
    return result / (counts.size() - 1.0);
  }
}
