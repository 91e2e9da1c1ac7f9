package cardwright.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Refused;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarginTest {
  @Test
  void a_range_lies_within_when_it_reaches_so_far_to_neither_side() {
    PairScores lopsided = new PairScores(List.of(0L, 0L, 0L, 0L, 50L));

    // From 94.3 to 100: half of that is less than 3 points, but the score is 100.
    assertThat(lopsided.reach()).isBetween(0.056, 0.058);
    assertThat(lopsided.reversed().reach()).isCloseTo(lopsided.reach(), within(1e-12));
    assertThat(new Margin(6).admits(lopsided.reach())).isTrue();
    assertThat(new Margin(5).admits(lopsided.reach())).isFalse();
  }

  @Test
  void nothing_that_was_not_played_lies_within_less_than_half_of_all() {
    assertThat(new Margin(49).admits(PairScores.NONE.reach())).isFalse();
    assertThat(new Margin(50).admits(PairDifferences.NONE.reach())).isFalse();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, 50.1, Double.NaN, Double.POSITIVE_INFINITY})
  void a_margin_that_is_none_is_refused(double points) {
    assertThatThrownBy(() -> new Margin(points))
        .isInstanceOf(Refused.class)
        .hasMessage("a margin is more than 0 and at most 50 points of 100, not " + points);
  }
}
