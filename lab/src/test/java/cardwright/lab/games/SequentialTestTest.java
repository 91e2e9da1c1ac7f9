package cardwright.lab.games;

import static cardwright.lab.games.SequentialTest.Verdict.HIGH;
import static cardwright.lab.games.SequentialTest.Verdict.LOW;
import static cardwright.lab.games.SequentialTest.Verdict.OPEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Chance;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.lab.statistics.PairScores;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SequentialTestTest {
  private static final SequentialTest TEST = new SequentialTest(0.5, 0.6);

  /// Pairs that brought 0, 1/2, 1, 3/2 and 2 points, that often.
  private static PairScores pairs(long none, long half, long one, long more, long both) {
    return new PairScores(List.of(none, half, one, more, both));
  }

  /// Pairs of games with that share of wins until the test chooses, as often as is told.
  ///
  /// @param together how many of 100 pairs have two games that end alike
  private static int[] verdicts(int percent, int together, int times) {
    int[] counts = new int[SequentialTest.Verdict.values().length];
    Chance chance = new SeededChance(percent);
    for (int i = 0; i < times; i++) {
      PairScores soFar = PairScores.NONE;
      while (TEST.of(soFar) == OPEN && soFar.pairs() < 2_500) {
        for (int pair = 0; pair < 10; pair++) {
          int one = chance.roll(100) < percent ? 1 : 0;
          boolean alike = chance.roll(100) < together;
          int other = alike ? one : chance.roll(100) < percent ? 1 : 0;
          soFar = soFar.plus(PairScores.of(one + other));
        }
      }
      counts[TEST.of(soFar).ordinal()]++;
    }
    return counts;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 50, 100})
  void either_error_is_made_in_about_a_twentieth_of_all_matches_at_most(int together) {
    assertThat(verdicts(50, together, 1_000)[HIGH.ordinal()]).isLessThan(65);
    assertThat(verdicts(60, together, 1_000)[LOW.ordinal()]).isLessThan(65);
  }

  @Test
  void a_match_comes_to_an_end_wherever_the_score_lies() {
    assertThat(verdicts(55, 0, 200)[OPEN.ordinal()]).isZero();
  }

  @Test
  void few_pairs_choose_nothing() {
    assertThat(TEST.of(PairScores.NONE)).isEqualTo(OPEN);
    assertThat(TEST.of(pairs(0, 0, 0, 0, 9))).isEqualTo(OPEN);
    assertThat(TEST.of(pairs(0, 0, 0, 0, 20))).isEqualTo(HIGH);
    assertThat(TEST.of(pairs(20, 0, 0, 0, 0))).isEqualTo(LOW);
  }

  @Test
  void draws_choose_sooner_as_they_scatter_less() {
    assertThat(pairs(0, 0, 60, 40, 0).logLikelihoodRatio(0.5, 0.6))
        .isGreaterThan(pairs(15, 0, 50, 0, 35).logLikelihoodRatio(0.5, 0.6));
  }

  @ParameterizedTest
  @CsvSource({"'0.50,0.60', 0.5, 0.6", "' 0.7,0.95 ', 0.7, 0.95"})
  void two_scores_are_read(String text, double low, double high) {
    assertThat(SequentialTest.read(text)).isEqualTo(new SequentialTest(low, high));
    assertThat(SequentialTest.read(new SequentialTest(low, high).toString()).high())
        .isEqualTo(high);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0.5", "0.6,0.5", "0.5,0.5", "0.0,0.5", "0.5,1.0", "a,b", "50,60"})
  void anything_else_is_refused(String text) {
    assertThatThrownBy(() -> SequentialTest.read(text)).isInstanceOf(Refused.class);
  }
}
