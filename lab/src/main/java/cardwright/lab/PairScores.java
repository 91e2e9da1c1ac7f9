package cardwright.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What pairs of games came to that share their decks and their seed, with the seats exchanged. Scores add up, in any order.
///
/// The two games of a pair are alike: who has the better deck or the better cards in one often has them in the other. So the pair is
/// what is counted, and not the game.
///
/// @param counts how many pairs brought 0, 1/2, 1, 3/2 and 2 points
public record PairScores(List<Long> counts) {
  private static final int RESULTS = 5;
  private static final double Z = 1.959963984540054;

  /// No pairs.
  public static final PairScores NONE = new PairScores(Collections.nCopies(RESULTS, 0L));

  /// Keeps its own list.
  public PairScores {
    counts = List.copyOf(counts);
  }

  /// One pair.
  ///
  /// @param points of both games together: 0, 1/2, 1, 3/2 or 2
  static PairScores of(double points) {
    List<Long> once = new ArrayList<>(NONE.counts);
    once.set((int) Math.round(2 * points), 1L);
    return new PairScores(once);
  }

  /// The pairs of both.
  PairScores plus(PairScores other) {
    List<Long> sum = new ArrayList<>();
    for (int i = 0; i < RESULTS; i++) {
      sum.add(counts.get(i) + other.counts.get(i));
    }
    return new PairScores(sum);
  }

  /// The same pairs, as the other side scored them.
  PairScores reversed() {
    return new PairScores(counts.reversed());
  }

  /// How many pairs there are.
  public long pairs() {
    return counts.stream().mapToLong(Long::longValue).sum();
  }

  /// The share of all points, from 0 to 1; one half without any pair.
  public double score() {
    double points = 0;
    for (int i = 0; i < RESULTS; i++) {
      points += counts.get(i) * share(i);
    }
    return pairs() == 0 ? 0.5 : points / pairs();
  }

  /// Where the score lies with a confidence of 95 %, from the variance of pairs. A pair won and a pair lost are added for it, so that
  /// pairs that all came out alike do not seem to be certain.
  public Interval interval() {
    double n = pairs() + 2.0;
    double mean = (score() * pairs() + 1) / n;
    double square = 1;
    for (int i = 0; i < RESULTS; i++) {
      square += counts.get(i) * share(i) * share(i);
    }
    double half = Z * Math.sqrt(Math.max(0, square / n - mean * mean) / n);
    return new Interval(Math.max(0, mean - half), Math.min(1, mean + half));
  }

  private static double share(int result) {
    return result / (RESULTS - 1.0);
  }
}
