package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Cards that go back into a deck, one by one.
final class ArrangementTest {
  private static final int A = CardRef.of(3, 1);
  private static final int B = CardRef.of(5, 1);
  private static final int C = CardRef.of(7, 1);

  private static List<String> laid(Arrangement cards) {
    List<String> laid = new ArrayList<>();
    cards.finish((card, bottom) -> laid.add((bottom ? "bottom " : "top ") + card));
    return laid;
  }

  @Test
  void the_last_card_goes_where_it_alone_can_go() {
    Arrangement start = Arrangement.of(new int[] {C, A, B}, true, false);
    assertThat(start.left()).containsExactly(A, B, C);
    Arrangement end = start.put(B).put(A);
    assertThat(start.settled()).isFalse();
    assertThat(end.settled()).isTrue();
    assertThat(laid(end)).containsExactly("top 5", "top 3", "top 7");
    assertThat(end.cards()).containsExactly(5, 3, 7);
  }

  @Test
  void cards_go_to_the_bottom_first_and_then_the_others_on_top() {
    Arrangement start = Arrangement.of(new int[] {A, B, C}, true, true).put(C);
    assertThat(start.put(A).put(B).settled()).isTrue();
    assertThat(start.put(A).settled()).isFalse();
    assertThat(laid(start.enough().put(B))).containsExactly("top 5", "top 3", "bottom 7");
  }

  @Test
  void the_card_that_was_put_back_last_can_be_taken_up_again() {
    Arrangement start = Arrangement.of(new int[] {A, B, C}, true, true);
    assertThat(start.latest()).isEqualTo(CardRef.NONE);
    Arrangement put = start.put(B);
    assertThat(put.latest()).isEqualTo(B);
    assertThat(put.takeBack().left()).containsExactly(A, B, C);
    assertThat(put.enough().put(A).takeBack().left()).containsExactly(A, C);
  }
}
