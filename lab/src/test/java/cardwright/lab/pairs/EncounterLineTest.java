package cardwright.lab.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.Pebbles;
import cardwright.lab.games.Report;
import cardwright.lab.statistics.PairScores;
import cardwright.lab.statistics.Tally;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EncounterLineTest {
  @Test
  void an_encounter_is_read_back_from_its_line() {
    Deck deck = Deck.of("Pebble");
    Encounter encounter =
        new Pairs(new Pebbles(), Pebbles.FORMAT, deck, deck, "random", 3).encounter(0, 40);

    String line = EncounterLine.of(encounter);

    assertThat(line).doesNotContain("\n").startsWith("pairs=");
    assertThat(EncounterLine.read(line, "random", encounter.scores().pairs())).isEqualTo(encounter);
  }

  @Test
  void a_line_of_more_or_fewer_pairs_than_were_played_is_refused() {
    String line = EncounterLine.of(Encounter.none("random"));

    assertThatThrownBy(() -> EncounterLine.read(line, "random", 1))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("the counts of this result do not go together");
  }

  @ParameterizedTest
  @ValueSource(strings = {"first=0,0,NaN,0,0", "first=0,0,1", "turns=4:3000000000"})
  void what_no_game_comes_to_is_refused(String word) {
    String line =
        EncounterLine.of(Encounter.none("random"))
            .replaceFirst(word.substring(0, word.indexOf('=')) + "=", word);

    assertThatThrownBy(() -> EncounterLine.read(line, "random", 0)).isInstanceOf(Refused.class);
  }

  @Test
  void no_games_are_a_line_too() {
    Encounter none = Encounter.none("random");

    assertThat(EncounterLine.read(EncounterLine.of(none), "random", 0)).isEqualTo(none);
  }

  @Test
  void an_ending_may_have_any_words() {
    Tally<String> endings = Tally.of("by 3:2, a=b ü");
    Report report =
        new Report("p", "p", 1, 1, 0, endings, endings, Tally.of(4L).plus(Tally.of(4L)), 9);
    Encounter encounter = new Encounter(PairScores.of(1), PairScores.NONE, report, Set.of(-1L, 5L));

    assertThat(EncounterLine.read(EncounterLine.of(encounter), "p", encounter.scores().pairs()))
        .isEqualTo(encounter);
  }
}
