package cardwright.lab.search;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Deck;
import cardwright.lab.games.Aces;
import cardwright.lab.games.Pebbles;
import cardwright.lab.games.Singles;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class AllDecksTest {
  private static final DeckVariation ACES = DeckVariation.of(new Aces(), Aces.FORMAT);
  private static final List<String> DECK = List.of("Ace", "Blank", "Stone", "Blank", "Stone");

  /// Five cards of three kinds without bounds and one with at most two copies: 21 + 15 + 10.
  private static final int ALL = 46;

  @Test
  void all_decks_are_listed_each_once() {
    List<List<String>> decks = AllDecks.of(ACES, DECK, 1_000).orElseThrow();

    assertThat(decks).hasSize(ALL).doesNotHaveDuplicates();
    assertThat(decks)
        .allSatisfy(deck -> assertThat(deck).isEqualTo(ACES.sorted(deck)))
        .allSatisfy(deck ->
            assertThat(new Aces().objections(Deck.of(deck.toArray(String[]::new)), Aces.FORMAT))
                .isEmpty())
        .contains(ACES.sorted(DECK));
  }

  @Test
  void the_example_makes_no_difference() {
    assertThat(AllDecks.of(ACES, List.of("Ace", "Ace", "Ace", "Ace", "Ace"), 1_000))
        .isEqualTo(AllDecks.of(ACES, DECK, 1_000));
  }

  @Test
  void more_decks_than_may_be_looked_at_are_not_listed() {
    assertThat(AllDecks.of(ACES, DECK, ALL)).isPresent();
    assertThat(AllDecks.of(ACES, DECK, ALL - 1)).isEmpty();
  }

  /// Listing takes as long as there are decks, not as there are ways to begin one.
  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void few_large_decks_of_many_cards_are_listed() {
    DeckVariation singles = DeckVariation.of(new Singles(), Singles.FORMAT);

    List<List<String>> decks =
        AllDecks.of(singles, singles.cards().subList(0, Singles.SIZE), 1_000).orElseThrow();

    assertThat(decks).hasSize(Singles.SIZE + 1).doesNotHaveDuplicates();
  }

  @Test
  void decks_that_differ_in_size_are_not_listed() {
    DeckVariation pebbles = DeckVariation.of(new Pebbles(), Pebbles.FORMAT);

    assertThat(AllDecks.of(pebbles, List.of("Pebble", "Pebble"), 1_000)).isEmpty();
  }
}
