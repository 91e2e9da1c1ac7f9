package cardwright.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Refused;
import org.junit.jupiter.api.Test;

class ReportTest {
  @Test
  void aDrawIsHalfAPoint() {
    Report report = new Report("x", "y", 6, 2, 2, 100, 300);

    assertThat(report.scoreA()).isEqualTo(0.7);
    assertThat(report.scoreB()).isCloseTo(0.3, within(1e-12));
    assertThat(report.meanTurns()).isEqualTo(10);
    assertThat(report.meanDecisions()).isEqualTo(30);
  }

  @Test
  void reportsOnOtherPlayersDoNotAddUp() {
    assertThatThrownBy(() -> Report.none("x", "y").plus(Report.none("y", "x")))
        .isInstanceOf(Refused.class)
        .hasMessage("a report on y and x cannot be added to one on x and y");
  }

  @Test
  void theIntervalIsTheOneOfWilson() {
    Interval interval = Interval.wilson(0.7, 10);

    assertThat(interval.low()).isCloseTo(0.396778, within(1e-6));
    assertThat(interval.high()).isCloseTo(0.892209, within(1e-6));
  }

  @Test
  void theIntervalStaysWithinZeroAndOne() {
    assertThat(Interval.wilson(1, 5).high()).isEqualTo(1);
    assertThat(Interval.wilson(1, 5).low()).isCloseTo(0.565518, within(1e-6));
    assertThat(Interval.wilson(0, 5).low()).isZero();
    assertThat(Interval.wilson(0.5, 0)).isEqualTo(new Interval(0, 1));
  }
}
