package cardwright.lab.statistics;

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

  /// No pairs.
  public static final PairScores NONE = new PairScores(Collections.nCopies(RESULTS, 0L));

  /// Keeps its own list.
  public PairScores {
    counts = List.copyOf(counts);
  }

  /// One pair.
  ///
  /// @param points of both games together: 0, 1/2, 1, 3/2 or 2
  public static PairScores of(double points) {
    return new PairScores(Spread.once(RESULTS, (int) Math.round(2 * points)));
  }

  /// The pairs of both.
  public PairScores plus(PairScores other) {
    return new PairScores(Spread.sum(counts, other.counts));
  }

  /// The same pairs, as the other side scored them.
  public PairScores reversed() {
    return new PairScores(counts.reversed());
  }

  /// How many pairs there are.
  public long pairs() {
    return Spread.total(counts);
  }

  /// The share of all points, from 0 to 1; one half without any pair.
  public double score() {
    return Spread.mean(counts);
  }

  /// Where the score lies with a confidence of 95 %, from the variance of pairs. A pair won and a pair lost are added for it, so that
  /// pairs that all came out alike do not seem to be certain.
  public Interval interval() {
    return Spread.interval(counts);
  }

  /// The logarithm of how much more probable these pairs are with the high score than with the low one, by the variance of pairs, to which a pair won and a pair lost are added.
  ///
  /// @param low a score, from 0 to 1
  /// @param high a higher one
  public double logLikelihoodRatio(double low, double high) {
    return Spread.logLikelihoodRatio(counts, low, high);
  }

  /// How far [#interval] reaches from the score, to the side to which that is farther.
  public double reach() {
    return interval().reach(score());
  }
}
