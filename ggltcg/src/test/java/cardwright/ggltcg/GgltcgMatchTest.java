package cardwright.ggltcg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.FixedChance;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.match.Match;
import cardwright.match.MatchReplay;
import cardwright.record.MatchRecord;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Formats, who goes first, and the best of three.
final class GgltcgMatchTest {
  private static final Deck SIX = Deck.of("Archer", "Ballaber", "Beary", "Demideca", "Dream", "Ka");

  private final Game game = Ggltcg.load();
  private final Format later = game.format("later");

  private MatchRecord played(long seed) {
    Chance chance = new SeededChance(seed);
    Deck a = game.randomDeck(later, chance);
    Deck b = game.randomDeck(later, chance);
    Match match = new Match(game, later, 3, a, b, chance);
    while (match.outcome().isEmpty()) {
      match.chooser().ifPresent(match::choose);
      Play play = match.begin(event -> {});
      while (!play.over()) {
        play.move(chance.roll(play.position().choice().count()));
      }
    }
    return match.record();
  }

  @Test
  void a_best_of_three_is_played_recorded_and_replayed() {
    for (long seed = 1; seed <= 20; seed++) {
      String text = played(seed).write();
      MatchRecord read = MatchRecord.read(text, "match");
      MatchReplay.run(read, game, event -> {}, (number, decision, position) -> {});
      assertThat(read.plays()).hasSizeBetween(2, 3);
      assertThat(read.write()).isEqualTo(text);
    }
  }

  @Test
  @Rule("GG 2.3")
  void a_match_says_who_goes_first() {
    for (Seat first : Seat.values()) {
      Opening opening = new Opening("later", SIX, SIX, Optional.of(first), List.of());
      assertThat(game.start(opening, new FixedChance(), null).choice().seat()).isEqualTo(first);
    }
  }

  @Test
  @Rule("GG 2.1")
  void a_deck_is_asked_to_be_legal_in_the_format_that_is_played() {
    Deck cake = Deck.of("Cake", "Ballaber", "Beary", "Demideca", "Dream", "Ka");

    assertThatThrownBy(
            () -> game.start(Opening.of("starter18", SIX, cake), new FixedChance(0), null))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("the deck of B cannot be played: Cake is not in the sets");
    assertThat(game.start(Opening.of("later", SIX, cake), new FixedChance(0), null).outcome())
        .isEmpty();
    assertThat(game.admitting(SIX, cake)).isEqualTo(later);
  }

  @Test
  @Rule("GG 2.1")
  void there_are_no_side_decks() {
    Deck beside = new Deck("", "", "", SIX.cards(), List.of("Sun"));

    assertThat(game.objections(beside, later))
        .extracting(Message::words)
        .containsExactly("no side deck is played with; all cards start in hand (GG 2.1)");
  }
}
