package cardwright.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Deck;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EncounterLineTest {
  @Test
  void an_encounter_is_read_back_from_its_line() {
    Deck deck = Deck.of("Pebble");
    Encounter encounter =
        new Pairs(new Pebbles(), Pebbles.FORMAT, deck, deck, "random", 3).encounter(0, 40);

    String line = EncounterLine.of(encounter);

    assertThat(line).doesNotContain("\n").startsWith("pairs=");
    assertThat(EncounterLine.read(line, "random")).isEqualTo(encounter);
  }

  @Test
  void no_games_are_a_line_too() {
    Encounter none = Encounter.none("random");

    assertThat(EncounterLine.read(EncounterLine.of(none), "random")).isEqualTo(none);
  }

  @Test
  void an_ending_may_have_any_words() {
    Tally<String> endings = Tally.of("by 3:2, a=b ü");
    Report report =
        new Report(
            "p", "p", 1, 1, 0, endings, endings, Tally.none(), Tally.of(4L).plus(Tally.of(4L)), 9);
    Encounter encounter = new Encounter(PairScores.of(1), PairScores.NONE, report, Set.of(-1L, 5L));

    assertThat(EncounterLine.read(EncounterLine.of(encounter), "p")).isEqualTo(encounter);
  }
}
