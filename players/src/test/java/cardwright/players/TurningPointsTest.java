package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurningPointsTest {
  /// A play of decisions: turn and worth, one after the other.
  private static List<TurningPoints.Moment> play(double... turnsAndWorth) {
    List<TurningPoints.Moment> moments = new ArrayList<>();
    moments.add(new TurningPoints.Moment(0, 1, false));
    for (int i = 0; i < turnsAndWorth.length; i += 2) {
      moments.add(new TurningPoints.Moment(turnsAndWorth[i + 1], (int) turnsAndWorth[i], false));
    }
    return moments;
  }

  @Test
  void the_greatest_gains_are_told_in_their_order() {
    assertThat(TurningPoints.of(play(1, 0.1, 2, 0.4, 3, 0.45, 4, 0.7, 5, 0.9), 3))
        .containsExactly(2, 4, 5);
  }

  @Test
  void a_gain_that_is_answered_in_its_turn_counts_as_far_as_it_lasts() {
    assertThat(TurningPoints.of(play(1, 0.9, 1, 0.0, 2, 0.3), 3)).containsExactly(3);
  }

  @Test
  void a_turn_has_one_of_them() {
    assertThat(TurningPoints.of(play(1, 0.3, 1, 0.7, 2, 0.8), 3)).containsExactly(2, 3);
  }

  @Test
  void what_gains_nothing_has_decided_nothing() {
    assertThat(TurningPoints.of(play(1, 0.01, 2, -0.5, 3, -0.6), 3)).isEmpty();
  }

  @Test
  void what_each_beginning_of_a_turn_brings_decides_nothing() {
    List<TurningPoints.Moment> moments = new ArrayList<>();
    moments.add(new TurningPoints.Moment(0, 0, false));
    for (int turn = 1; turn <= 6; turn++) {
      // Cards and tokens come in turn, and in the fourth one something is scored as well.
      double now = turn % 2 == 0 ? 0 : 0.2;
      moments.add(new TurningPoints.Moment(turn >= 4 ? now + 0.4 : now, turn, true));
    }

    assertThat(TurningPoints.of(moments, 3)).containsExactly(4);
  }
}
