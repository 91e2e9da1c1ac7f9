package cardwright.lab.games;

import static cardwright.lab.games.SequentialTest.Verdict.HIGH;
import static cardwright.lab.games.SequentialTest.Verdict.LOW;
import static cardwright.lab.games.SequentialTest.Verdict.OPEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Chance;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.lab.statistics.Tally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SequentialTestTest {
  private static final SequentialTest TEST = new SequentialTest(0.5, 0.6);

  private static Report report(long wins, long losses, long draws) {
    return new Report(
        "a", "b", wins, losses, draws, Tally.none(), Tally.none(), Tally.none(), Tally.none(), 0);
  }

  /// Games with that share of wins until the test chooses, as often as is told.
  private static int[] verdicts(int percent, int times) {
    int[] counts = new int[SequentialTest.Verdict.values().length];
    Chance chance = new SeededChance(percent);
    for (int i = 0; i < times; i++) {
      Report soFar = report(0, 0, 0);
      while (TEST.of(soFar) == OPEN && soFar.games() < 5_000) {
        int wins = 0;
        for (int game = 0; game < 20; game++) {
          wins += chance.roll(100) < percent ? 1 : 0;
        }
        soFar = soFar.plus(report(wins, 20 - wins, 0));
      }
      counts[TEST.of(soFar).ordinal()]++;
    }
    return counts;
  }

  @Test
  void either_error_is_made_in_about_a_twentieth_of_all_matches_at_most() {
    assertThat(verdicts(50, 1_000)[HIGH.ordinal()]).isLessThan(65);
    assertThat(verdicts(60, 1_000)[LOW.ordinal()]).isLessThan(65);
  }

  @Test
  void a_match_comes_to_an_end_wherever_the_score_lies() {
    assertThat(verdicts(55, 200)[OPEN.ordinal()]).isZero();
  }

  @Test
  void few_games_choose_nothing() {
    assertThat(TEST.of(report(0, 0, 0))).isEqualTo(OPEN);
    assertThat(TEST.of(report(19, 0, 0))).isEqualTo(OPEN);
    assertThat(TEST.of(report(40, 0, 0))).isEqualTo(HIGH);
    assertThat(TEST.of(report(0, 40, 0))).isEqualTo(LOW);
  }

  @Test
  void draws_choose_sooner_as_they_scatter_less() {
    double drawn = TEST.logLikelihoodRatio(report(60, 20, 120));
    assertThat(drawn).isGreaterThan(TEST.logLikelihoodRatio(report(120, 80, 0)));
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
