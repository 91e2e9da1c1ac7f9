package cardwright.cardgame.hidden;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Chance;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// B's cards are five letters, of which some are in the deck and some in hand; A owns one card, which it sees. A capital letter can lie at constrained places, a digit is of a second deck.
final class DeterminizationTest {
  private static final int MANY = 2000;

  private final Knowledge knowledge = new Knowledge(6, 1);
  private final String[] cards = {"x", "a", "b", "c", "d", "e"};
  private final Set<Integer> deck = new HashSet<>(List.of(1, 2, 3));
  private final Set<Integer> constrained = new HashSet<>();
  private final Set<Integer> half = new HashSet<>();

  @Test
  void hidden_cards_change_their_places_in_every_way() {
    assertThat(all(List.of())).hasSize(120).allMatch(deal -> sorted(deal).equals("abcde"));
  }

  @Test
  void a_card_that_the_seat_has_seen_stays_where_it_is() {
    knowledge.show(4, Seat.A);

    assertThat(all(List.of())).hasSize(24).allMatch(deal -> deal.charAt(3) == 'd');
  }

  @Test
  void cards_of_a_group_change_places_among_themselves_only() {
    knowledge.show(4, Seat.A);
    knowledge.show(5, Seat.A);
    knowledge.scramble(new int[] {4, 5}, Seat.A);

    assertThat(all(List.of()))
        .hasSize(12)
        .allMatch(deal -> Set.of("de", "ed").contains(deal.substring(3)));
  }

  @Test
  void a_card_mixed_into_the_deck_is_not_in_a_hand_that_was_drawn_before() {
    knowledge.show(2, Seat.A);
    knowledge.mixIn(new int[] {1, 2, 3}, Seat.A);

    assertThat(all(List.of())).hasSize(72).allMatch(deal -> deal.indexOf('b') < 3);
  }

  @Test
  void a_card_mixed_into_the_deck_can_be_in_a_hand_that_was_drawn_since() {
    knowledge.show(2, Seat.A);
    knowledge.mixIn(new int[] {1, 2, 3}, Seat.A);
    deck.remove(3);
    knowledge.arrive(3);

    assertThat(all(List.of())).hasSize(72).anyMatch(deal -> deal.indexOf('b') == 2);
  }

  @Test
  void a_public_card_is_in_the_deck() {
    knowledge.show(2, Seat.A);
    knowledge.mixIn(new int[] {1, 2, 3, 4, 5}, Seat.A);
    knowledge.setPublic(2, true);

    assertThat(all(List.of())).hasSize(72).allMatch(deal -> deal.indexOf('b') < 3);
  }

  @Test
  void a_constrained_place_gets_a_card_that_suits_it() {
    cards[1] = "A";
    cards[5] = "E";
    constrained.add(5);

    assertThat(all(List.of())).hasSize(48).allMatch(deal -> "AE".indexOf(deal.charAt(4)) >= 0);
  }

  @Test
  void cards_of_two_decks_never_change_places() {
    cards[1] = "1";
    cards[2] = "2";

    assertThat(all(List.of()))
        .hasSize(12)
        .allMatch(deal -> Set.of("12", "21").contains(deal.substring(0, 2)));
  }

  @Test
  void what_the_seat_has_not_met_is_taken_from_the_list_that_it_believes_in() {
    knowledge.show(1, Seat.A);
    knowledge.show(2, Seat.A);
    knowledge.mixIn(new int[] {2, 3}, Seat.A);

    assertThat(all(List.of("a", "b", "p", "q", "r")))
        .hasSize(12)
        .allMatch(deal -> deal.charAt(0) == 'a' && sorted(deal).equals("abpqr"));
  }

  @Test
  void a_constrained_place_is_supplied_from_the_list_first() {
    cards[5] = "E";
    constrained.add(5);

    assertThat(all(List.of("p", "q", "r", "s", "T")))
        .hasSize(24)
        .allMatch(deal -> deal.charAt(4) == 'T');
  }

  @Test
  void a_list_that_is_too_short_leaves_the_cards_that_it_does_not_replace() {
    assertThat(all(List.of("p"))).allMatch(deal -> deal.contains("p"));
  }

  @Test
  void a_card_that_is_seen_in_part_is_one_that_suits_and_was_not_met() {
    cards[1] = "A";
    cards[5] = "E";
    cards[2] = "B";
    constrained.add(5);
    half.add(5);
    knowledge.reveal(5);
    knowledge.show(2, Seat.A);
    knowledge.mixIn(new int[] {1, 2, 3}, Seat.A);

    assertThat(all(List.of())).allMatch(deal -> "AE".indexOf(deal.charAt(4)) >= 0);
    determinize(List.of(), new SeededChance(1));
    assertThat(knowledge.seenByBoth(5)).isTrue();
    assertThat(knowledge.isMet(5)).isTrue();
  }

  @Test
  void what_was_known_of_a_card_goes_with_it() {
    knowledge.show(2, Seat.A);
    knowledge.mixIn(new int[] {1, 2, 3}, Seat.A);

    determinize(List.of(), new SeededChance(7));

    for (int card = 1; card < 6; card++) {
      assertThat(knowledge.isMet(card)).isEqualTo(cards[card].equals("b"));
      assertThat(knowledge.mix(card)).isEqualTo(cards[card].equals("b") ? 1 : 0);
    }
  }

  @Test
  void a_shuffled_deck_is_dealt_in_every_order_to_its_owner_too() {
    Pile pile = new Pile(5);
    for (int card : deck) {
      pile.addTop(card);
    }
    knowledge.reveal(1);
    knowledge.shuffle(pile, new SeededChance(3));

    assertThat(all(List.of())).anyMatch(deal -> deal.charAt(0) != 'a');
  }

  private Set<String> all(List<String> believed) {
    Set<String> found = new TreeSet<>();
    for (int seed = 0; seed < MANY; seed++) {
      String[] before = cards.clone();
      Knowledge known = new Knowledge(6, 1);
      knowledge.copyTo(known);
      determinize(believed, new SeededChance(seed));
      found.add(String.join("", Arrays.asList(cards).subList(1, 6)));
      System.arraycopy(before, 0, cards, 0, cards.length);
      known.copyTo(knowledge);
    }
    return found;
  }

  private void determinize(List<String> believed, Chance chance) {
    new Determinization<>(new Letters(), knowledge, Seat.A, chance).deal(believed);
  }

  private static String sorted(String letters) {
    char[] all = letters.toCharArray();
    Arrays.sort(all);
    return new String(all);
  }

  private final class Letters implements HiddenCards<String> {
    @Override
    public String card(int card) {
      return cards[card];
    }

    @Override
    public long code(String what) {
      return what.charAt(0);
    }

    @Override
    public boolean isUnknown(int card) {
      return card > 0 && (half.contains(card) || !knowledge.seen(card, Seat.A));
    }

    @Override
    public boolean isConstrained(int place) {
      return constrained.contains(place);
    }

    @Override
    public boolean suits(String what, int place) {
      return !isConstrained(place) || Character.isUpperCase(what.charAt(0));
    }

    @Override
    public boolean isInDeck(int place) {
      return deck.contains(place);
    }

    @Override
    public int part(int place) {
      return Character.isDigit(cards[place].charAt(0)) ? 1 : 0;
    }

    @Override
    public void lay(int place, String what, int note) {
      cards[place] = what;
    }
  }
}
