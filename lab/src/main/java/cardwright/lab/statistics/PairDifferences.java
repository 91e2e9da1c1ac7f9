package cardwright.lab.statistics;

import java.util.Collections;
import java.util.List;

/// What pairs of games with one deck came to beyond those with another one that had the same seeds against the same decks. Differences add up, in any order.
///
/// What chance brings to both alike falls out of a difference, so its range is narrower than those of the two scores are.
///
/// @param counts how many pairs scored less by 1, by 3/4 and so on, equally much, and more up to 1, the score of a pair being from 0 to 1
public record PairDifferences(List<Long> counts) {
  private static final int RESULTS = 9;

  /// No pairs.
  public static final PairDifferences NONE = new PairDifferences(Collections.nCopies(RESULTS, 0L));

  /// Keeps its own list.
  public PairDifferences {
    counts = List.copyOf(counts);
  }

  /// One pair.
  ///
  /// @param points what both games came to together: 0, 1/2, 1, 3/2 or 2
  /// @param others what those of the other deck did
  public static PairDifferences of(double points, double others) {
    return new PairDifferences(Spread.once(RESULTS, (int) Math.round(2 * (2 + points - others))));
  }

  /// The pairs of both.
  public PairDifferences plus(PairDifferences other) {
    return new PairDifferences(Spread.sum(counts, other.counts));
  }

  /// The same, as what the other deck came to beyond this one.
  public PairDifferences reversed() {
    return new PairDifferences(counts.reversed());
  }

  /// How many pairs there are.
  public long pairs() {
    return Spread.total(counts);
  }

  /// How much more the one deck scored, from -1 to 1; 0 without any pair.
  public double difference() {
    return 2 * Spread.mean(counts) - 1;
  }

  /// Where the difference lies with a confidence of 95 %, from the variance of the differences of pairs. One of 1 and one of -1 are added for it, so that pairs that all came out alike do not seem to be certain.
  public Interval interval() {
    Interval share = Spread.interval(counts);
    return new Interval(2 * share.low() - 1, 2 * share.high() - 1);
  }

  /// How far [#interval] reaches from the difference, to the side to which that is farther.
  public double reach() {
    return interval().reach(difference());
  }
}
