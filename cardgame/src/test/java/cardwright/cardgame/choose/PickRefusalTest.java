package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import org.junit.jupiter.api.Test;

/// Why an answer is none to a question for cards.
final class PickRefusalTest {
  /// Cards that are called by their numbers.
  private record Numbered() implements CardLabels {
    @Override
    public String of(int card) {
      return String.valueOf(card);
    }

    @Override
    public String name(int card) {
      return of(card);
    }
  }

  /// Two of three cards, of which the one called `5` is picked.
  private record TwoCards() implements ChooseCards {
    @Override
    public Seat seat() {
      return Seat.A;
    }

    @Override
    public Message question() {
      return Message.plain("Which cards?");
    }

    @Override
    public int[] candidates() {
      return new int[] {3};
    }

    @Override
    public int[] takeBacks() {
      return new int[] {CardRef.of(5, 2)};
    }

    @Override
    public CardLabels labels() {
      return new Numbered();
    }

    @Override
    public String verb() {
      return "discard";
    }

    @Override
    public void pick(int card, Chance chance) {
      throw new IllegalStateException("nothing is picked here");
    }
  }

  private static PickRefusal refusal(String said) {
    return PickRefusal.of(
        new TwoCards(), said, label -> label.matches("[3-9]") ? Integer.parseInt(label) : -1);
  }

  @Test
  void to_leave_it_at_too_few_cards_is_refused() {
    assertThat(refusal("done")).isEqualTo(new PickRefusal.NotEnough());
    assertThat(refusal("pass")).isEqualTo(new PickRefusal.NotEnough());
  }

  @Test
  void an_answer_to_another_question_is_refused() {
    assertThat(refusal("yes")).isEqualTo(new PickRefusal.OtherAsked());
    assertThat(refusal("choose 3")).isEqualTo(new PickRefusal.OtherAsked());
  }

  @Test
  void a_card_that_is_not_there_is_refused() {
    assertThat(refusal("discard knight")).isEqualTo(new PickRefusal.NoSuchCard("knight"));
  }

  @Test
  void a_card_that_is_picked_is_not_picked_again() {
    assertThat(refusal("discard 5")).isEqualTo(new PickRefusal.Picked(5));
  }

  @Test
  void something_speaks_against_any_other_card() {
    assertThat(refusal("discard 7")).isEqualTo(new PickRefusal.Unfit(7));
  }
}
