package cardwright.lab.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.lab.shard.ShardedRun;
import cardwright.lab.shard.ShardedWork;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.Margin;
import cardwright.lab.statistics.PairDifferences;
import cardwright.lab.statistics.PairScores;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How often what is true lies in the range with which an experiment ends that is looked at again and again.
class CoverageTest {
  private static final int RUNS = 4000;
  private static final ShardPlan PLAN = new ShardPlan(1, 5000, 1);

  /// Pairs that come from chance: a shard is a digit for each.
  private record Chance(IntSupplier pair) implements ShardedWork {
    @Override
    public String title() {
      return "chance";
    }

    @Override
    public int shards() {
      return PLAN.shards();
    }

    @Override
    public String play(int shard) {
      StringBuilder pairs = new StringBuilder();
      for (int i = 0; i < PLAN.pairs(shard); i++) {
        pairs.append(pair.getAsInt());
      }
      return pairs.toString();
    }
  }

  /// What is added up: the scores of pairs, or differences.
  private static final class Sum<T> {
    private final IntFunction<T> one;
    private final BinaryOperator<T> plus;
    private final ToDoubleFunction<T> reach;
    private final Function<T, Interval> interval;
    private final ToLongFunction<T> pairs;
    private T sum;

    private Sum(
        T none,
        IntFunction<T> one,
        BinaryOperator<T> plus,
        ToDoubleFunction<T> reach,
        Function<T, Interval> interval,
        ToLongFunction<T> pairs) {
      this.sum = none;
      this.one = one;
      this.plus = plus;
      this.reach = reach;
      this.interval = interval;
      this.pairs = pairs;
    }

    static Sum<PairScores> scores() {
      return new Sum<>(
          PairScores.NONE,
          PairScores::of,
          PairScores::plus,
          PairScores::reach,
          PairScores::interval,
          PairScores::pairs);
    }

    static Sum<PairDifferences> gains() {
      return new Sum<>(
          PairDifferences.NONE,
          pair -> PairDifferences.of(pair, 0),
          PairDifferences::plus,
          PairDifferences::reach,
          PairDifferences::interval,
          PairDifferences::pairs);
    }

    void add(int pair) {
      sum = plus.apply(sum, one.apply(pair));
    }

    double reach() {
      return reach.applyAsDouble(sum);
    }

    Interval interval() {
      return interval.apply(sum);
    }

    long pairs() {
      return pairs.applyAsLong(sum);
    }
  }

  /// Plays until the range lies within a margin.
  private static void play(Sum<?> sum, double points, IntSupplier pair) {
    Ending ending = new Ending(Optional.of(new Margin(points)), sum::reach);
    Chance chance = new Chance(pair);
    ShardedRun.run(
        chance,
        (work, shards, told) -> shards.forEach(shard -> told.done(shard, work.play(shard))),
        Optional.empty(),
        ending.looks(chance, PLAN),
        (shard, line) -> {
          for (int i = 0; i < line.length(); i++) {
            sum.add(line.charAt(i) - '0');
          }
        });
  }

  /// Many experiments.
  private static final class Tally {
    private final double truth;
    private int within;
    private long pairs;

    Tally(double truth) {
      this.truth = truth;
    }

    void add(Sum<?> sum) {
      within += sum.interval().low() <= truth && truth <= sum.interval().high() ? 1 : 0;
      pairs += sum.pairs();
    }

    double share() {
      return (double) within / RUNS;
    }

    void print(String what) {
      System.out.printf(
          Locale.ROOT,
          "%s: in %.1f %% of the ranges, after %d pairs%n",
          what,
          100 * share(),
          pairs / RUNS);
    }
  }

  @ParameterizedTest(name = "score {0}, {1} of the pairs alike, within {2} points")
  @CsvSource({
    "0.5, 0, 5",
    "0.5, 0.5, 10",
    "0.5, 0.5, 5",
    "0.5, 0.5, 3",
    "0.5, 1, 5",
    "0.65, 0.5, 5",
    "0.8, 0.5, 5",
    "0.8, 1, 10",
    "0.9, 0.5, 3",
    "0.9, 1, 5",
    "0.95, 0, 3",
    "0.95, 0.5, 5",
    "0.95, 1, 10",
    "0.95, 1, 5",
    "0.95, 1, 4",
    "0.95, 1, 3",
    "0.04, 1, 4",
    "0.02, 0.5, 5"
  })
  void the_true_score_lies_in_the_range_at_which_an_experiment_ended(
      double score, double alike, double points) {
    SplittableRandom random = new SplittableRandom(7);
    Tally tally = new Tally(score);
    for (int run = 0; run < RUNS; run++) {
      Sum<PairScores> sum = Sum.scores();
      // The games of a pair that are alike end alike, as both have the same deal.
      play(
          sum,
          points,
          () -> {
            boolean one = random.nextDouble() < score;
            boolean other = random.nextDouble() < alike ? one : random.nextDouble() < score;
            return (one ? 1 : 0) + (other ? 1 : 0);
          });
      tally.add(sum);
    }

    tally.print("score %s, %s alike, within %s points".formatted(score, alike, points));
    assertThat(tally.share()).isGreaterThanOrEqualTo(0.93);
  }

  /// The hardest case: a change that seldom matters, and then always to the same side.
  @ParameterizedTest(name = "a change that wins {0} of all pairs, within {1} points")
  @CsvSource({"0.03, 3", "0.04, 2", "0.04, 3", "0.04, 4", "0.06, 5", "0.1, 4", "0.3, 5"})
  void the_true_gain_lies_in_the_range_at_which_an_experiment_ended(double gain, double points) {
    SplittableRandom random = new SplittableRandom(7);
    Tally tally = new Tally(gain);
    for (int run = 0; run < RUNS; run++) {
      Sum<PairDifferences> sum = Sum.gains();
      play(sum, points, () -> random.nextDouble() < gain ? 2 : 0);
      tally.add(sum);
    }

    tally.print("gain %s, within %s points".formatted(gain, points));
    assertThat(tally.share()).isGreaterThanOrEqualTo(0.92);
  }
}
