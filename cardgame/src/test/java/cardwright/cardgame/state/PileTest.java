package cardwright.cardgame.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PileTest {
  private final Pile pile = new Pile(8);

  private PileTest() {
    for (int card = 1; card <= 4; card++) {
      pile.addTop(card);
    }
  }

  @Test
  void the_top_cards_come_from_the_top_as_many_as_there_are() {
    assertThat(pile.top(2)).containsExactly(4, 3);
    assertThat(pile.top(9)).containsExactly(4, 3, 2, 1);
    assertThat(pile.top(0)).isEmpty();
    assertThat(pile.top(-1)).isEmpty();
  }

  @Test
  void cards_are_counted_down_to_the_one_that_makes_up_the_number() {
    assertThat(pile.downTo(1, card -> card < 4)).isEqualTo(2);
    assertThat(pile.downTo(2, card -> card % 2 == 0)).isEqualTo(3);
    assertThat(pile.downTo(1, card -> card == 4)).isEqualTo(1);
  }

  @Test
  void where_too_few_are_of_the_sort_all_are_counted() {
    assertThat(pile.downTo(2, card -> card == 3)).isEqualTo(4);
    assertThat(pile.downTo(0, card -> true)).isZero();
  }
}
