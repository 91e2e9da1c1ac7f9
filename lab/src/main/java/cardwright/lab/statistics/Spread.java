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

  /// Where the mean lies with a confidence of 95 %.
  static Interval interval(List<Long> counts) {
    Guarded all = Guarded.of(counts);
    double half = Z * Math.sqrt(all.variance() / all.count());
    return new Interval(Math.max(0, all.mean() - half), Math.min(1, all.mean() + half));
  }

  /// The logarithm of how much more probable the results are where their mean is the high one than where it is the low one, by the variance that was observed.
  static double logLikelihoodRatio(List<Long> counts, double low, double high) {
    Guarded all = Guarded.of(counts);
    return all.count() * (high - low) * (2 * all.mean() - low - high) / (2 * all.variance());
  }

  /// Results to which the lowest and the highest one are added once each, so that results that are all alike do not seem to be certain.
  record Guarded(double count, double mean, double variance) {
    static Guarded of(List<Long> counts) {
      double n = total(counts) + 2.0;
      double mean = (Spread.mean(counts) * total(counts) + 1) / n;
      double square = 1;
      for (int i = 0; i < counts.size(); i++) {
        square += counts.get(i) * at(i, counts) * at(i, counts);
      }
      return new Guarded(n, mean, Math.max(0, square / n - mean * mean));
    }
  }

  private static double at(int result, List<Long> counts) {
    return result / (counts.size() - 1.0);
  }
}
