package cardwright.lab.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Refused;
import cardwright.lab.statistics.Interval;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReportTest {
  @Test
  void a_draw_is_half_a_point() {
    Report report = sum(game(1, 8), game(0.5, 8));

    assertThat(report.scoreA()).isEqualTo(0.75);
    assertThat(report.scoreB()).isEqualTo(0.25);
    assertThat(report.meanDecisions()).isEqualTo(30);
  }

  @Test
  void the_median_game_is_the_one_in_the_middle() {
    assertThat(sum(game(1, 9), game(1, 40), game(1, 8)).medianTurns()).isEqualTo(9);
    assertThat(sum(game(1, 9), game(1, 40)).medianTurns()).isEqualTo(24.5);
    assertThat(sum(game(1, 9), game(1, 40), game(1, 8)).meanTurns()).isEqualTo(19);
    assertThat(Report.none("x", "y").medianTurns()).isZero();
  }

  @Test
  void games_are_counted_by_how_they_ended() {
    Report report = sum(game(1, 8), game(1, 8), game(0, 8), game(0.5, 8));

    assertThat(report.endingsA().counts()).containsExactly(Map.entry("XY 1", 2L));
    assertThat(report.endingsB().counts()).containsExactly(Map.entry("XY 1", 1L));
  }

  private static Report game(double score, long turns) {
    return Report.of("x", "y", score, "XY 1", turns, 30);
  }

  private static Report sum(Report... games) {
    return Arrays.stream(games).reduce(Report.none("x", "y"), Report::plus);
  }

  @Test
  void reports_on_other_players_do_not_add_up() {
    assertThatThrownBy(() -> Report.none("x", "y").plus(Report.none("y", "x")))
        .isInstanceOf(Refused.class)
        .hasMessage("a report on y and x cannot be added to one on x and y");
  }

  @Test
  void the_interval_is_the_one_of_wilson() {
    Interval interval = Interval.wilson(0.7, 10);

    assertThat(interval.low()).isCloseTo(0.396778, within(1e-6));
    assertThat(interval.high()).isCloseTo(0.892209, within(1e-6));
  }

  @Test
  void the_interval_stays_within_zero_and_one() {
    assertThat(Interval.wilson(1, 5).high()).isEqualTo(1);
    assertThat(Interval.wilson(1, 5).low()).isCloseTo(0.565518, within(1e-6));
    assertThat(Interval.wilson(0, 5).low()).isZero();
    assertThat(Interval.wilson(0.5, 0)).isEqualTo(new Interval(0, 1));
  }
}
