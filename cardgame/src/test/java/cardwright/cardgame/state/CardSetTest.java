package cardwright.cardgame.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CardSetTest {
  private static long of(int... cards) {
    long set = CardSet.NONE;
    for (int card : cards) {
      set = CardSet.with(set, card);
    }
    return set;
  }

  @Test
  void the_first_and_the_last_of_all_cards_can_be_in_a_set() {
    long ends = of(0, 63);

    assertThat(CardSet.has(ends, 0)).isTrue();
    assertThat(CardSet.has(ends, 63)).isTrue();
    assertThat(CardSet.has(ends, 31)).isFalse();
    assertThat(CardSet.size(ends)).isEqualTo(2);
    assertThat(CardSet.first(ends)).isZero();
    assertThat(CardSet.first(CardSet.withoutFirst(ends))).isEqualTo(63);
    assertThat(CardSet.first(CardSet.withoutFirst(CardSet.withoutFirst(ends)))).isEqualTo(-1);
  }

  @Test
  void a_set_is_walked_through_in_the_order_of_cards() {
    assertThat(CardSet.toArray(of(40, 3, 7))).containsExactly(3, 7, 40);
    assertThat(CardSet.get(of(40, 3, 7), 1)).isEqualTo(7);
    assertThat(CardSet.first(CardSet.withoutFirst(of(40, 3, 7)))).isEqualTo(7);
  }

  @Test
  void an_empty_set_has_no_first_card() {
    assertThat(CardSet.isEmpty(CardSet.NONE)).isTrue();
    assertThat(CardSet.first(CardSet.NONE)).isEqualTo(-1);
    assertThat(CardSet.toArray(CardSet.NONE)).isEmpty();
  }

  @Test
  void cards_come_into_a_set_and_go_out_of_it() {
    assertThat(CardSet.without(CardSet.with(of(3, 7), 5), 3)).isEqualTo(of(5, 7));
    assertThat(CardSet.without(of(3, 7), 5)).isEqualTo(of(3, 7));
  }

  @Test
  void two_sets_make_a_third() {
    assertThat(CardSet.union(of(1, 2), of(2, 3))).isEqualTo(of(1, 2, 3));
    assertThat(CardSet.minus(of(1, 2), of(2, 3))).isEqualTo(CardSet.of(1));
    assertThat(CardSet.common(of(1, 2), of(2, 3))).isEqualTo(CardSet.of(2));
  }

  @Test
  void a_range_ends_before_its_end() {
    assertThat(CardSet.range(2, 5)).isEqualTo(of(2, 3, 4));
    assertThat(CardSet.range(5, 5)).isEqualTo(CardSet.NONE);
    assertThat(CardSet.size(CardSet.range(0, CardSet.MOST))).isEqualTo(64);
    assertThat(CardSet.range(62, CardSet.MOST)).isEqualTo(of(62, 63));
  }

  @Test
  void the_head_and_the_tail_of_a_set_can_be_left_out() {
    assertThat(CardSet.behind(of(1, 2, 63), 1)).isEqualTo(of(2, 63));
    assertThat(CardSet.behind(of(1, 2, 63), 63)).isEqualTo(CardSet.NONE);
    assertThat(CardSet.behind(of(1, 2, 63), -1)).isEqualTo(of(1, 2, 63));
    assertThat(CardSet.withoutLast(of(1, 2, 63), 2)).isEqualTo(CardSet.of(1));
    assertThat(CardSet.withoutLast(of(1, 2, 63), 4)).isEqualTo(CardSet.NONE);
    assertThat(CardSet.withoutLast(of(1, 2, 63), -1)).isEqualTo(of(1, 2, 63));
  }
}
