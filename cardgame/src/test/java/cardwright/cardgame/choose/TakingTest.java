package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import org.junit.jupiter.api.Test;

/// Cards that are taken among others as a set.
final class TakingTest {
  private static final int A = CardRef.of(3, 1);
  private static final int B = CardRef.of(5, 1);
  private static final int C = CardRef.of(7, 1);
  private static final PickedSet.Alike UNLIKE = (card, other) -> card == other;

  @Test
  void what_is_picked_is_offered_no_more_and_can_be_taken_back() {
    Taking two = Taking.of(new int[] {A, B, C}, true, 2).with(B);
    assertThat(two.candidates(_ -> true, UNLIKE)).containsExactly(3, 7);
    assertThat(two.takeBacks(_ -> true, UNLIKE)).containsExactly(B);
    assertThat(two.without(B).picked()).isEmpty();
    assertThat(two.isFull(_ -> true, UNLIKE)).isFalse();
    assertThat(two.with(A).isFull(_ -> true, UNLIKE)).isTrue();
    assertThat(two.isAscending(7, _ -> true)).isTrue();
    assertThat(two.isAscending(3, _ -> true)).isFalse();
  }

  @Test
  void where_all_have_to_be_taken_only_the_first_is_offered() {
    Taking both = Taking.of(new int[] {A, B}, false, 2);
    assertThat(both.candidates(_ -> true, UNLIKE)).containsExactly(3);
    assertThat(both.takeBacks(_ -> true, UNLIKE)).isEmpty();
    assertThat(both.isWhole()).isFalse();
    assertThat(both.with(A).with(B).isWhole()).isTrue();
  }

  @Test
  void cards_that_are_there_no_more_cannot_be_taken() {
    Taking one = Taking.of(new int[] {A, B}, false, 1);
    assertThat(one.candidates(ref -> ref == B, UNLIKE)).containsExactly(5);
    assertThat(one.isAscending(5, ref -> ref == B)).isTrue();
  }
}
