package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import org.junit.jupiter.api.Test;

/// Picks are sets.
final class PicksTest {
  private static final int ADA = CardRef.of(3, 7);
  private static final int BAKER = CardRef.of(5, 0);

  private static long fingerprint(Picks picks) {
    Fingerprint out = new Fingerprint(ref -> true);
    picks.write(out);
    return out.value();
  }

  @Test
  void the_order_of_picks_for_one_choice_does_not_count() {
    Picks one = Picks.NONE.with(0, ADA).with(0, BAKER).with(1, ADA);
    Picks other = Picks.NONE.with(1, ADA).with(0, BAKER).with(0, ADA);
    assertThat(fingerprint(one)).isEqualTo(fingerprint(other));
    assertThat(one.of(0)).containsExactly(ADA, BAKER);
    assertThat(other.of(0)).containsExactly(ADA, BAKER);
    assertThat(other.get(0, 1)).isEqualTo(BAKER);
    assertThat(other.get(1, 0)).isEqualTo(ADA);
  }

  @Test
  void a_pick_that_is_taken_back_leaves_nothing() {
    Picks picks = Picks.NONE.with(0, BAKER).with(2, ADA);
    Picks back = picks.with(0, ADA).without(0, ADA);
    assertThat(fingerprint(back)).isEqualTo(fingerprint(picks));
    assertThat(back.has(2, ADA)).isTrue();
    assertThat(back.without(2, ADA).without(0, BAKER).size()).isZero();
  }

  @Test
  void search_goes_on_behind_the_last_card_of_a_choice() {
    Picks picks = Picks.NONE.with(0, BAKER).with(0, ADA);
    assertThat(picks.highest(0)).isEqualTo(5);
    assertThat(picks.highest(1)).isEqualTo(-1);
    assertThat(picks.first()).isEqualTo(3);
    assertThat(picks.of(choice -> choice > 0).size()).isZero();
  }

  @Test
  void what_each_seat_picks_for_one_choice_is_kept_apart() {
    Picks picks = Picks.NONE.with(1, Seat.A, ADA).with(1, Seat.B, BAKER).with(2, Seat.B, ADA);
    assertThat(picks.of(1, Seat.A)).containsExactly(ADA);
    assertThat(picks.of(1, Seat.B)).containsExactly(BAKER);
    assertThat(picks.count(2, Seat.A)).isZero();
    assertThat(picks.has(2, Seat.B, ADA)).isTrue();
    assertThat(picks.highest(1, Seat.B)).isEqualTo(CardRef.card(BAKER));
    assertThat(picks.without(1, Seat.B, BAKER).count(1, Seat.A)).isOne();
  }

  @Test
  void choices_that_are_forgotten_go_for_both_seats() {
    Picks picks = Picks.NONE.with(0, Seat.B, ADA).with(1, Seat.A, ADA).with(2, Seat.B, BAKER);
    Picks left = picks.forgetting(1);
    assertThat(left.size()).isEqualTo(1);
    assertThat(left.of(0, Seat.B)).containsExactly(ADA);
  }

  @Test
  void two_sets_are_written_as_one_list() {
    Picks picks = Picks.NONE.with(0, ADA).with(1, Seat.B, BAKER);
    Picks costs = Picks.NONE.with(0, BAKER).with(2, ADA);
    Fingerprint out = new Fingerprint(ref -> true);
    picks.write(out, costs, 256);
    Picks both = picks.with(256, BAKER).with(258, ADA);
    assertThat(out.value()).isEqualTo(fingerprint(both)).isNotEqualTo(fingerprint(picks));
  }
}
