package cardwright.cardgame.message;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Message.Part;
import cardwright.engine.Seat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class ExplanationsTest {
  private static final Message KNIGHT = Explanations.card("Knight", Seat.A);
  private static final Message COST = Explanations.cost();

  @Test
  void a_figure_without_changes_is_told_with_what_is_printed() {
    Message two = Explanations.number(2);
    assertThat(Explanations.of(KNIGHT, COST, two, List.of(), two))
        .hasToString("Knight of A: cost 2 (printed 2)");
  }

  @Test
  void changes_are_listed_in_the_order_in_which_they_count() {
    List<Message> changes = List.of(Message.plain("+1 Ka"), Message.plain("-4 Sun"));
    Explanation explanation =
        Explanations.of(
            KNIGHT, COST, Explanations.number(1_000), changes, Explanations.number(1, -2));
    assertThat(explanation).hasToString("Knight of A: cost 1(-2) (printed 1000, +1 Ka, -4 Sun)");
  }

  @Test
  void the_line_says_where_it_speaks_of_cards_and_players() {
    Message two = Explanations.number(2);
    Explanation explanation = Explanations.of(KNIGHT, COST, two, List.of(), two);
    assertThat(explanation.line().parts(null))
        .startsWith(new Part.Card("Knight"), new Part.Text(" of "), new Part.Player(Seat.A, "A"));
  }

  @Test
  void a_total_is_that_of_a_player() {
    assertThat(Explanations.total(Seat.B).words()).isEqualTo("B");
  }

  @Test
  void a_change_that_no_card_has_made_is_of_the_position() {
    assertThat(Explanations.source("Ka")).isEqualTo(Message.card("Ka"));
    assertThat(Explanations.source(Explanations.NO_CARD))
        .isInstanceOfSatisfying(
            Message.Argument.Clause.class,
            clause -> {
              assertThat(clause.message().words()).isEqualTo("the position");
              assertThat(clause.message().words(null, Locale.GERMAN)).isEqualTo("die Position");
            });
  }
}
