package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// One card is picked, where a decision says nothing else.
final class ChooseCardsTest {
  private static final Chance NO_CHANCE = _ -> 0;

  private final List<Integer> picked = new ArrayList<>();
  private final ChooseCards decision = new OneCard(picked);

  /// Cards that are called by their numbers.
  private record Numbered() implements CardLabels {
    @Override
    public String of(int card) {
      return "card " + card;
    }

    @Override
    public String name(int card) {
      return "Card " + card;
    }
  }

  /// One of two cards.
  private record OneCard(List<Integer> picked) implements ChooseCards {
    @Override
    public Seat seat() {
      return Seat.A;
    }

    @Override
    public Message question() {
      return Message.plain("Which card?");
    }

    @Override
    public int[] candidates() {
      return new int[] {3, 5};
    }

    @Override
    public CardLabels labels() {
      return new Numbered();
    }

    @Override
    public void pick(int card, Chance chance) {
      picked.add(card);
    }
  }

  /// One of two cards, or none.
  private record OneCardOrNone(List<Integer> picked, CardLabels labels) implements ChooseCards {
    @Override
    public Seat seat() {
      return Seat.A;
    }

    @Override
    public Message question() {
      return Message.plain("Which card, if any?");
    }

    @Override
    public int[] candidates() {
      return new int[] {3, 5};
    }

    @Override
    public boolean mayStop() {
      return true;
    }

    @Override
    public boolean stoppingIsPass() {
      return true;
    }

    @Override
    public void pick(int card, Chance chance) {
      picked.add(card);
    }

    @Override
    public void stop(Chance chance) {
      picked.add(-1);
    }
  }

  @Test
  void one_card_has_to_be_picked_and_is_not_taken_back() {
    OpenChoice choice = new OpenChoice();
    choice.ask(decision);
    assertThat(choice.notations()).containsExactly("choose card 3", "choose card 5");
    assertThat(choice.searched()).isEqualTo(2);
    assertThat(choice.takeBacks()).isZero();
    choice.make(1, NO_CHANCE);
    assertThat(picked).containsExactly(5);
  }

  @Test
  void a_pick_is_explained_with_the_name_of_the_card() {
    assertThat(decision.meaning(3).words()).isEqualTo("Choose Card 3.");
    assertThat(decision.meaning(ChooseCards.TAKE_BACK - 3).words()).isEqualTo("Unpick Card 3.");
  }

  @Test
  void what_is_not_offered_for_one_card_is_refused() {
    assertThatThrownBy(() -> decision.stop(NO_CHANCE)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> decision.takeBack(3)).isInstanceOf(IllegalStateException.class);
    assertThat(picked).isEmpty();
  }

  @Test
  void to_pick_no_more_can_be_to_pass() {
    OpenChoice choice = new OpenChoice();
    choice.ask(new OneCardOrNone(picked, new Numbered()));
    assertThat(choice.notations()).containsExactly("choose card 3", "choose card 5", "pass");
    assertThat(choice.pass()).isEqualTo(2);
    assertThat(choice.move(2).meaning().words()).isEqualTo(Meanings.pass().words());
    choice.make(2, NO_CHANCE);
    assertThat(picked).containsExactly(-1);
  }
}
