package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PickedSetTest {
  private static final PickedSet.Alike SAME_TENS = (card, other) -> card / 10 == other / 10;

  private static void follow(int[] left, int highest, int needed, String picked, List<String> all) {
    if (needed == 0) {
      all.add(picked);
      return;
    }
    for (int card : left) {
      if (PickedSet.isAscending(card, highest, left, needed)) {
        int[] rest = Arrays.stream(left).filter(each -> each != card).toArray();
        follow(rest, card, needed - 1, picked + " " + card, all);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 0, 1", "5, 1, 5", "5, 2, 10", "6, 3, 20", "6, 6, 1"})
  void ascending_picks_reach_every_set_once_and_never_end_too_soon(
      int cards, int needed, int sets) {
    int[] all = new int[cards];
    // The order in which cards lie has nothing to do with their numbers.
    Arrays.setAll(all, i -> (3 + 5 * i) % (cards + 1));
    List<String> reached = new ArrayList<>();
    follow(all, -1, needed, "", reached);
    assertThat(reached).hasSize(sets).doesNotHaveDuplicates();
  }

  @Test
  void of_cards_that_are_alike_the_first_is_offered_and_the_last_taken_back() {
    assertThat(PickedSet.once(new int[] {12, 11, 20, 13}, SAME_TENS)).containsExactly(11, 20);
    int[] picked = {CardRef.of(11, 1), CardRef.of(12, 1), CardRef.of(20, 2)};
    assertThat(PickedSet.last(picked, SAME_TENS)).containsExactly(picked[1], picked[2]);
  }

  @Test
  void picks_stay_in_the_order_of_cards() {
    int[] one = PickedSet.with(PickedSet.NONE, CardRef.of(7, 3));
    int[] two = PickedSet.with(one, CardRef.of(4, 9));
    assertThat(two).containsExactly(CardRef.of(4, 9), CardRef.of(7, 3));
    assertThat(PickedSet.highest(two)).isEqualTo(7);
    assertThat(PickedSet.hasCard(two, 4)).isTrue();
    assertThat(PickedSet.contains(two, CardRef.of(4, 8))).isFalse();
    assertThat(PickedSet.without(two, CardRef.of(7, 3))).containsExactly(CardRef.of(4, 9));
    assertThat(PickedSet.highest(PickedSet.NONE)).isEqualTo(-1);
    assertThat(PickedSet.first(new int[] {9, 4, 6})).containsExactly(4);
  }

  @Test
  void cards_are_picked_by_chance_each_once() {
    assertThat(PickedSet.random(new int[] {3, 5, 8}, 2, _ -> 1)).containsExactly(5, 8);
    assertThat(PickedSet.random(new int[] {3, 5}, 4, _ -> 0)).containsExactly(3, 5);
  }
}
