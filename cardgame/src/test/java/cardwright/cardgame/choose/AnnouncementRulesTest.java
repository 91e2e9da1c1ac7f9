package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Announcements of a game in which a play is paid with two of the cards 1 to 4, which together have to be worth enough.
final class AnnouncementRulesTest {
  /// What is picked, in the order of cards.
  @SuppressWarnings("ArrayRecordComponent")
  private record Announced(int... picked) {}

  @SuppressWarnings("ArrayRecordComponent")
  private record Payment(Announced now, int... hand) implements OpenPicks<Announced> {
    @Override
    public int[] options() {
      return unpicked();
    }

    @Override
    public int[] unpicked() {
      return Arrays.stream(hand).filter(card -> !PickedSet.contains(now.picked, card)).toArray();
    }

    @Override
    public Announced with(int option) {
      return new Announced(PickedSet.with(now.picked, option));
    }

    @Override
    public Announced without(int ref) {
      return new Announced(PickedSet.without(now.picked, ref));
    }

    @Override
    public boolean several() {
      return true;
    }

    @Override
    public boolean goesOn(@Nullable OpenPart<Announced> next) {
      return next instanceof Payment;
    }

    @Override
    public int[] picked() {
      return now.picked;
    }

    @Override
    public int missing() {
      return 2 - now.picked.length;
    }

    @Override
    public PickedSet.Alike alike() {
      return (card, other) -> card == other;
    }
  }

  @SuppressWarnings("ArrayRecordComponent")
  private record PaidWithTwo(int price, int... hand)
      implements AnnouncementRules<Announced, Payment> {
    @Override
    public @Nullable Payment next(Announced now) {
      return now.picked.length < 2 ? new Payment(now, hand) : null;
    }

    @Override
    public boolean canFinish(Announced now, int behind) {
      Payment part = next(now);
      return part == null ? Arrays.stream(now.picked).sum() >= price : canSettle(part, behind);
    }
  }

  private static final int[] HAND = {1, 2, 3, 4};

  private static Payment after(int... picked) {
    return new Payment(new Announced(picked), HAND);
  }

  @Test
  void only_what_lets_the_whole_be_finished_is_offered() {
    PaidWithTwo rules = new PaidWithTwo(6, HAND);
    assertThat(rules.offered(after())).containsExactly(2, 3, 4);
    assertThat(rules.offered(after(2))).containsExactly(4);
    assertThat(new PaidWithTwo(8, HAND).canFinish(new Announced())).isFalse();
  }

  @Test
  void players_that_search_reach_each_set_once() {
    PaidWithTwo rules = new PaidWithTwo(6, HAND);
    assertThat(rules.isAscending(after(), 2)).isTrue();
    assertThat(rules.isAscending(after(), 3)).isTrue();
    assertThat(rules.isAscending(after(), 4)).isFalse();
    assertThat(rules.isAscending(after(4), 3)).isFalse();
  }

  @Test
  void a_pick_can_be_taken_back() {
    assertThat(after(3).takeBacks()).containsExactly(3);
    assertThat(after(3).without(3).picked).isEmpty();
  }

  @Test
  void where_all_cards_have_to_be_picked_one_is_offered_at_a_time_and_none_taken_back() {
    int[] two = {3, 4};
    PaidWithTwo rules = new PaidWithTwo(6, two);
    assertThat(rules.offeredInOrder(new Payment(new Announced(), two))).containsExactly(3);
    assertThat(new Payment(new Announced(3), two).takeBacks()).isEmpty();
    assertThat(new PaidWithTwo(6, HAND).offeredInOrder(after())).containsExactly(2, 3, 4);
  }
}
