package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Beliefs;
import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What players suppose about a deck that they cannot see.
final class OpponentModelTest {
  private static final Deck CANDLES = deck("Candles", 8, 2, 2);

  private final List<String> told = new ArrayList<>();
  private final List<String> inGerman = new ArrayList<>();

  private static Deck deck(String name, int candles, int stalls, int thieves) {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < candles + stalls + thieves; i++) {
      int kind = i < candles ? 0 : i < candles + stalls ? 1 : 2;
      cards.add(Bazaar.CARDS.get(kind));
    }
    return new Deck(name, "", cards);
  }

  private static BazaarPosition start(Deck b) {
    Opening opening = Opening.of("usual", Bazaar.STALLS, b);
    return (BazaarPosition) new Bazaar().start(opening, new SeededChance(1), null);
  }

  private PlayerOptions declared(Deck deck) {
    return PlayerOptions.declared(new DeclaredDeck(deck, this::hear));
  }

  private void hear(Message message) {
    told.add(message.words());
    inGerman.add(message.words(null, Locale.GERMAN));
  }

  private static List<String> sorted(Deck deck) {
    return deck.cards().stream().sorted(Comparator.naturalOrder()).toList();
  }

  private void choose(String player, BazaarPosition position, PlayerOptions options) {
    Players.named(player, new Bazaar(), 5, options).choose(new View(position));
  }

  @ParameterizedTest
  @ValueSource(strings = {"greedy", "normal", "search:100"})
  void a_declared_deck_is_supposed_and_no_other(String player) {
    BazaarPosition position = start(CANDLES);
    choose(player, position, declared(CANDLES));
    assertThat(position.supposed).isNotEmpty();
    assertThat(position.supposed).allMatch(each -> sorted(each).equals(sorted(CANDLES)));
    assertThat(told).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"greedy", "normal", "search:100"})
  void without_a_declared_deck_a_mix_of_ready_made_ones_is_supposed(String player) {
    BazaarPosition position = start(CANDLES);
    for (long seed = 0; seed < 20; seed++) {
      Players.named(player, new Bazaar(), seed).choose(new View(position));
    }
    List<List<String>> supposed =
        position.supposed.stream().map(OpponentModelTest::sorted).distinct().toList();
    assertThat(supposed).containsExactlyInAnyOrder(sorted(Bazaar.STALLS), sorted(Bazaar.THIEVES));
  }

  @Test
  void where_decks_are_revealed_the_real_one_is_left_as_it_is() {
    Bazaar open = new Bazaar(true);
    BazaarPosition position = start(CANDLES);
    Beliefs beliefs =
        OpponentModel.of(
            open, new View(position), Optional.of(new DeclaredDeck(Bazaar.THIEVES, this::hear)));
    assertThat(beliefs.deckOf(Seat.B, new SeededChance(1))).isEmpty();
    Players.named("search:100", open, 5, declared(Bazaar.THIEVES)).choose(new View(position));
    assertThat(position.supposed).isEmpty();
  }

  @Test
  void a_declared_deck_that_contradicts_what_is_seen_gives_way_and_that_is_said_once() {
    BazaarPosition position = start(Bazaar.THIEVES);
    position.reveal(Seat.B, List.of("Thief", "Thief", "Thief"));
    PlayerOptions options = declared(CANDLES);
    choose("search:50", position, options);
    choose("search:50", position, options);
    assertThat(position.supposed).isNotEmpty();
    assertThat(position.supposed).allMatch(each -> sorted(each).equals(sorted(Bazaar.THIEVES)));
    assertThat(told)
        .containsExactly(
            "the declared deck Candles cannot be the whole truth: there are more of Thief than it"
                + " has; from now on those decks are supposed that have most of what is seen");
    assertThat(inGerman)
        .containsExactly(
            "das angegebene Deck Candles kann nicht die ganze Wahrheit sein: von Thief gibt es mehr,"
                + " als es hat; von jetzt an werden die Decks vermutet, die das meiste von dem haben,"
                + " was zu sehen ist");
  }

  @Test
  void a_declared_deck_of_another_size_gives_way() {
    BazaarPosition position = start(CANDLES);
    choose("greedy", position, declared(deck("", 8, 2, 1)));
    assertThat(told).singleElement().asString().contains("it has 11 cards, not 12");
  }

  @Test
  void a_declared_deck_that_is_nearest_to_what_is_seen_is_still_supposed() {
    BazaarPosition position = start(CANDLES);
    position.reveal(Seat.B, List.of("Candle", "Candle", "Candle", "Candle", "Thief", "Thief"));
    Deck nearly = deck("", 9, 2, 1);
    choose("search:50", position, declared(nearly));
    assertThat(told).hasSize(1);
    assertThat(position.supposed).allMatch(each -> sorted(each).equals(sorted(nearly)));
  }
}
