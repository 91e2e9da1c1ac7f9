package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardwright.contract.Sides;
import cardwright.engine.Game;
import org.junit.jupiter.api.Test;

final class EvaluationTest {
  private final Game game = MlpCcg.load();

  @Test
  void points_and_tokens_are_those_of_the_table() {
    Sides.always(
        game,
        side -> {
          int points = side.counter("points");
          assertThat(side.amount("points")).isEqualTo(points);
          assertThat(side.amount("points beyond eight")).isEqualTo(Math.max(0, points - 8));
          assertThat(side.amount("action tokens")).isEqualTo(Math.min(8, side.counter("tokens")));
        });
  }

  @Test
  void the_value_is_the_chance_to_win_that_goes_with_the_lead() {
    Sides.always(
        game,
        side -> {
          double odds = Math.exp(side.points() - side.other().points());
          assertThat((1 + game.value(side.position(), side.seat())) / 2)
              .isCloseTo(odds / (1 + odds), within(1e-9));
        });
  }

  @Test
  void what_is_missing_at_a_problem_is_at_most_what_counts() {
    Sides.always(
        game,
        side -> {
          assertThat(side.amount("points of power missing at the opponent's Problem"))
              .isBetween(0.0, 8.0);
          assertThat(side.amount("points of power missing at the own Problem")).isBetween(0.0, 8.0);
        });
  }
}
