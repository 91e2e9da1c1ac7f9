package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.contract.Sides;
import cardwright.engine.Game;
import org.junit.jupiter.api.Test;

final class EvaluationTest {
  private final Game game = LittleTroubles.load();

  @Test
  void cookies_and_fights_won_are_those_of_the_table() {
    Sides.always(
        game,
        side -> {
          int wins = side.counter("wins");
          assertThat(side.amount("cookies")).isEqualTo(side.counter("cookies"));
          assertThat(side.amount("fights won beyond four")).isEqualTo(Math.max(0, wins - 4));
          assertThat(side.amount("fights won beyond seven")).isEqualTo(Math.max(0, wins - 7));
        });
  }

  @Test
  void cards_in_hand_are_those_of_the_table() {
    Sides.always(
        game,
        side -> {
          int hand = side.size("hand");
          assertThat(side.amount("cards in hand")).isEqualTo(hand);
          assertThat(side.amount("Characters in hand")).isBetween(0.0, (double) hand);
        });
  }

  @Test
  void what_a_card_in_hand_costs_is_never_less_than_nothing() {
    Sides.always(game, side -> assertThat(side.amount("costs of cards in hand")).isNotNegative());
  }

  @Test
  void a_goal_is_done_by_no_more_than_all_of_it() {
    Sides.always(
        game,
        side ->
            assertThat(side.amount("shares of the Goal's tasks done"))
                .isBetween(0.0, side.amount("Goals")));
  }
}
