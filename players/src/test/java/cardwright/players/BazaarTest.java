package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Deck;
import cardwright.engine.Opening;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Greedy where both may act until both have passed, and decks are hidden.
final class BazaarTest {
  private static final int PLAYS = 100;

  private final Bazaar game = new Bazaar();

  private BazaarPosition start(Deck a, Deck b, long seed) {
    return (BazaarPosition) game.start(Opening.of("usual", a, b), new SeededChance(seed), null);
  }

  private double score(String one, String other, Deck deck) {
    return BazaarMatch.score(one, other, PLAYS, number -> start(deck, Bazaar.STALLS, number));
  }

  @Test
  void greedy_beats_random_play() {
    assertThat(score("greedy", "random", Bazaar.STALLS)).isGreaterThan(0.9);
    assertThat(score("greedy", "random", Bazaar.THIEVES)).isGreaterThan(0.85);
  }

  @Test
  void nothing_is_paid_for_nothing() {
    for (long seed = 0; seed < PLAYS; seed++) {
      BazaarPosition position = start(Bazaar.STALLS, Bazaar.THIEVES, seed);
      Player greedy = Players.named("greedy", game, seed);
      while (position.outcome().isEmpty()) {
        int move = greedy.choose(new View(position));
        assertThat(position.choice().move(move).notation()).isNotEqualTo("burn candle");
        position.play(move, new SeededChance(seed));
      }
    }
  }

  @Test
  void a_supposed_deck_is_a_ready_made_one_that_has_what_was_seen() {
    BazaarPosition position = start(Bazaar.STALLS, Bazaar.STALLS, 3);
    for (long seed = 0; seed < 20; seed++) {
      Players.named("greedy", game, seed).choose(new View(position));
    }
    assertThat(position.supposed).isNotEmpty();
    assertThat(sorted(position.supposed)).isSubsetOf(sorted(game.decks())).hasSizeGreaterThan(1);
    assertThat(sorted(position.supposed)).containsAll(sorted(game.decks()));
  }

  @Test
  void a_supposed_deck_has_as_many_cards_as_the_real_one() {
    List<String> many = new ArrayList<>(Bazaar.STALLS.cards());
    many.addAll(List.of("Thief", "Thief", "Thief"));
    Deck larger = new Deck("", "", many);
    Deck smaller = new Deck("", "", many.subList(0, 9));
    for (Deck deck : List.of(larger, smaller)) {
      BazaarPosition position = start(Bazaar.STALLS, deck, 5);
      Players.named("greedy", game, 5).choose(new View(position));
      assertThat(position.supposed).allMatch(each -> each.cards().size() == deck.cards().size());
    }
  }

  @Test
  void what_a_seat_has_seen_decides_which_deck_it_supposes() {
    List<String> thieves = List.of("Thief", "Thief", "Thief", "Thief");
    assertThat(supposedAfter(thieves)).containsOnly(sorted(Bazaar.THIEVES));
  }

  private List<List<String>> supposedAfter(List<String> seen) {
    BazaarPosition position = start(Bazaar.STALLS, Bazaar.THIEVES, 1);
    position.reveal(Seat.B, seen);
    Players.named("greedy", game, 5).choose(new View(position));
    return sorted(position.supposed);
  }

  private static List<List<String>> sorted(List<Deck> decks) {
    return decks.stream().map(BazaarTest::sorted).toList();
  }

  private static List<String> sorted(Deck deck) {
    return deck.cards().stream().sorted(Comparator.naturalOrder()).toList();
  }
}
