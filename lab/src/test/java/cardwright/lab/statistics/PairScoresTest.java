package cardwright.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PairScoresTest {
  @Test
  void pairs_add_up_to_their_share_of_the_points() {
    PairScores scores =
        PairScores.of(2).plus(PairScores.of(1)).plus(PairScores.of(0.5)).plus(PairScores.of(1));

    assertThat(scores.counts()).isEqualTo(List.of(0L, 1L, 2L, 0L, 1L));
    assertThat(scores.pairs()).isEqualTo(4);
    assertThat(scores.score()).isCloseTo(4.5 / 8, within(1e-12));
    assertThat(scores.reversed().score()).isCloseTo(3.5 / 8, within(1e-12));
  }

  @Test
  void without_a_pair_nothing_is_known() {
    assertThat(PairScores.NONE.score()).isEqualTo(0.5);
    assertThat(PairScores.NONE.interval()).isEqualTo(new Interval(0, 1));
  }

  @Test
  void games_that_go_together_tell_no_more_than_one_of_them() {
    PairScores together = new PairScores(List.of(50L, 0L, 0L, 0L, 50L));
    PairScores apart = new PairScores(List.of(0L, 0L, 100L, 0L, 0L));

    assertThat(width(together)).isCloseTo(0.194, within(0.005));
    assertThat(width(apart)).isLessThan(0.03);
    // Wilson's interval of 200 games stands between the two.
    Interval wilson = Interval.wilson(0.5, 200);
    assertThat(wilson.high() - wilson.low()).isBetween(width(apart), width(together));
  }

  @Test
  void the_score_lies_in_its_range_nineteen_times_out_of_twenty() {
    Random random = new Random(4);
    int within = 0;
    for (int trial = 0; trial < 2000; trial++) {
      PairScores scores = PairScores.NONE;
      for (int pair = 0; pair < 100; pair++) {
        // Both games by one deal in half of the pairs, each by itself in the others.
        boolean one = random.nextDouble() < 0.6;
        boolean other = random.nextBoolean() ? one : random.nextDouble() < 0.6;
        scores = scores.plus(PairScores.of((one ? 1 : 0) + (other ? 1 : 0)));
      }
      Interval range = scores.interval();
      within += range.low() <= 0.6 && 0.6 <= range.high() ? 1 : 0;
    }
    assertThat(within).isBetween(1860, 1940);
  }

  private static double width(PairScores scores) {
    return scores.interval().high() - scores.interval().low();
  }
}
