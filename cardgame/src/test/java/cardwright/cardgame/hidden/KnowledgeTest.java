package cardwright.cardgame.hidden;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class KnowledgeTest {
  // A owns cards 0 to 4, B cards 5 to 9.
  private final Knowledge knowledge = new Knowledge(10, 5);

  @Test
  void a_card_that_one_seat_is_shown_is_unknown_to_the_other() {
    knowledge.show(7, Seat.A);

    assertThat(knowledge.seen(7, Seat.A)).isTrue();
    assertThat(knowledge.seen(7, Seat.B)).isFalse();
    assertThat(knowledge.seenByBoth(7)).isFalse();
  }

  @Test
  void a_card_counts_as_met_once_the_opponent_of_its_owner_has_seen_it() {
    knowledge.show(1, Seat.A);
    assertThat(knowledge.isMet(1)).isFalse();

    knowledge.show(1, Seat.B);
    assertThat(knowledge.isMet(1)).isTrue();
    knowledge.scramble(new int[] {0, 1}, Seat.B);
    assertThat(knowledge.isMet(1)).isTrue();
  }

  @Test
  void what_is_public_lapses_and_what_was_seen_does_not() {
    knowledge.reveal(3);
    knowledge.setPublic(3, true);
    assertThat(knowledge.isPublic(3)).isTrue();

    knowledge.lapse();

    assertThat(knowledge.isPublic(3)).isFalse();
    assertThat(knowledge.seenByBoth(3)).isTrue();
  }

  @Test
  void after_a_shuffle_nobody_knows_what_lies_where() {
    Pile deck = new Pile(5);
    IntStream.range(0, 5).forEach(deck::addTop);
    knowledge.reveal(2);

    knowledge.shuffle(deck, new SeededChance(1));

    assertThat(deck.toArray()).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    assertThat(knowledge.seen(2, Seat.A)).isFalse();
    assertThat(knowledge.seen(2, Seat.B)).isFalse();
  }

  @Test
  void known_cards_that_change_places_are_a_group_of_their_own() {
    knowledge.show(5, Seat.A);
    knowledge.show(6, Seat.A);

    knowledge.scramble(new int[] {5, 6}, Seat.A);

    assertThat(knowledge.group(5, Seat.A)).isPositive();
    assertThat(knowledge.group(6, Seat.A)).isEqualTo(knowledge.group(5, Seat.A));
    assertThat(knowledge.group(7, Seat.A)).isZero();
    assertThat(knowledge.group(5, Seat.B)).isZero();
  }

  @Test
  void a_group_that_is_mixed_with_unknown_cards_dissolves_among_them() {
    for (int card : new int[] {5, 6, 7}) {
      knowledge.show(card, Seat.A);
    }
    knowledge.scramble(new int[] {5, 6, 7}, Seat.A);

    knowledge.scramble(new int[] {7, 8}, Seat.A);

    for (int card : new int[] {5, 6, 7, 8}) {
      assertThat(knowledge.group(card, Seat.A)).isZero();
    }
    // Of the three that were known, nothing tells which one was mixed in.
    assertThat(knowledge.mix(5)).isZero();
  }

  @Test
  void a_known_card_that_is_mixed_in_can_lie_only_where_cards_came_since() {
    knowledge.arrive(5);
    knowledge.show(6, Seat.A);

    knowledge.scramble(new int[] {6, 7, 8, 9}, Seat.A);
    knowledge.arrive(7);

    assertThat(knowledge.mix(6)).isGreaterThan(knowledge.arrival(5));
    assertThat(knowledge.mix(6)).isLessThanOrEqualTo(knowledge.arrival(7));
    assertThat(knowledge.mix(8)).isZero();
  }

  @Test
  void a_card_chosen_unseen_of_cards_that_are_all_unknown_tells_nothing() {
    Knowledge before = new Knowledge(10, 5);

    knowledge.choose(new int[] {5, 6, 7}, Seat.A);

    assertThat(fingerprint(knowledge)).isEqualTo(fingerprint(before));
  }

  @Test
  void a_card_chosen_unseen_of_cards_of_which_one_is_known_can_be_any_of_them() {
    knowledge.show(6, Seat.A);

    knowledge.choose(new int[] {5, 6, 7}, Seat.A);

    assertThat(knowledge.seen(6, Seat.A)).isFalse();
    assertThat(knowledge.group(6, Seat.A)).isEqualTo(knowledge.group(5, Seat.A));
  }

  @Test
  void a_single_card_cannot_be_scrambled_but_can_be_mixed_in() {
    knowledge.show(6, Seat.A);

    knowledge.scramble(new int[] {6}, Seat.A);
    assertThat(knowledge.seen(6, Seat.A)).isTrue();

    knowledge.mixIn(new int[] {6}, Seat.A);
    assertThat(knowledge.seen(6, Seat.A)).isFalse();
    assertThat(knowledge.group(6, Seat.A)).isZero();
    assertThat(knowledge.mix(6)).isEqualTo(1);
  }

  @Test
  void a_copy_is_equal_and_then_independent() {
    knowledge.show(6, Seat.A);
    knowledge.mixIn(new int[] {6, 7}, Seat.A);
    Knowledge twin = new Knowledge(10, 5);

    knowledge.copyTo(twin);
    assertThat(fingerprint(twin)).isEqualTo(fingerprint(knowledge));

    twin.reveal(0);
    assertThat(fingerprint(twin)).isNotEqualTo(fingerprint(knowledge));
    assertThat(knowledge.seen(0, Seat.B)).isFalse();
  }

  @Test
  void the_number_of_mixes_and_the_group_of_each_seat_do_not_touch_each_other() {
    for (int i = 0; i < 1000; i++) {
      knowledge.show(5, Seat.A);
      knowledge.show(6, Seat.A);
      knowledge.scramble(new int[] {5, 6}, Seat.A);
      knowledge.show(7, Seat.B);
      knowledge.show(8, Seat.B);
      knowledge.scramble(new int[] {7, 8}, Seat.B);
      knowledge.mixIn(new int[] {0, 1}, Seat.B);
    }
    knowledge.arrive(1);
    knowledge.setPublic(1, true);

    assertThat(knowledge.group(5, Seat.A)).isEqualTo(1999);
    assertThat(knowledge.group(7, Seat.B)).isEqualTo(2000);
    assertThat(knowledge.group(5, Seat.B)).isZero();
    assertThat(knowledge.arrival(1)).isEqualTo(1000);
    assertThat(knowledge.mix(1)).isZero();
    assertThat(knowledge.isPublic(0)).isFalse();
  }

  private static long fingerprint(Knowledge knowledge) {
    Fingerprint out = new Fingerprint(_ -> true);
    knowledge.write(out);
    return out.value();
  }
}
