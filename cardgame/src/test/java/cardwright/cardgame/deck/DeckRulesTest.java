package cardwright.cardgame.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Decks of words: two copies of each at most, of `queen` one.
final class DeckRulesTest {
  private static final DeckRules<String> RULES =
      new DeckRules<>(
          word -> word,
          word -> word.equals("queen") ? 1 : 2,
          Comparator.naturalOrder(),
          String[]::new);

  private static @Nullable String known(String word) {
    return word.startsWith("un") ? null : word;
  }

  private static String[] cards(Deck deck) {
    return RULES.cards(
        "A",
        deck,
        DeckRulesTest::known,
        cards -> cards.length >= 3,
        () -> List.of(Message.plain("it is wrong")));
  }

  @Test
  void the_cards_of_a_legal_deck_come_in_order() {
    assertThat(cards(Deck.of("queen", "ant", "ant"))).containsExactly("ant", "ant", "queen");
  }

  @Test
  void a_deck_with_an_unknown_card_is_refused() {
    assertThatThrownBy(() -> cards(Deck.of("ant", "bee", "unicorn")))
        .isInstanceOf(Refused.class)
        .hasMessage("the deck of A cannot be played: it is wrong");
  }

  @Test
  void a_deck_with_too_many_copies_is_refused() {
    assertThatThrownBy(() -> cards(Deck.of("queen", "ant", "queen"))).isInstanceOf(Refused.class);
  }

  @Test
  void a_deck_of_which_something_else_does_not_hold_is_refused() {
    assertThatThrownBy(() -> cards(Deck.of("ant", "bee"))).isInstanceOf(Refused.class);
  }

  @Test
  void each_card_that_stands_too_often_is_told_once() {
    List<String> told = new ArrayList<>();

    RULES.tooMany(
        List.of("queen", "ant", "queen", "bee", "ant", "ant"),
        (card, there) -> told.add(card + " " + there));

    assertThat(told).containsExactly("queen 2", "ant 3");
  }

  @Test
  void a_deck_by_chance_stands_by_name() {
    Deck deck = DeckRules.random("usual", List.of("bee", "ant"));

    assertThat(deck.format()).isEqualTo("usual");
    assertThat(deck.cards()).containsExactly("ant", "bee");
  }
}
