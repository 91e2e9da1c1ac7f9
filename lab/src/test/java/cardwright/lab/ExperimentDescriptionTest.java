package cardwright.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.games.Aces;
import cardwright.lab.games.Pebbles;
import cardwright.lab.shard.PlannedExperiment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExperimentDescriptionTest {
  private static final Game GAME = new Pebbles();
  private static final List<Deck> DECKS =
      List.of(
          new Deck(
              "one \\n two", "a plan\nof two lines", "heap", List.of("Pebble"), List.of("Pebble")),
          new Deck("", "", List.of("Pebble", "Pebble")));
  private static final DeckMatrix MATRIX =
      new DeckMatrix(GAME, Pebbles.FORMAT, DECKS, "random", 30, -5, 1);

  private static String text() {
    return new ExperimentDescription(new GameSource("pebbles", List.of()), MATRIX).text();
  }

  @Test
  void a_matrix_is_made_again_from_its_description() {
    assertThat(ExperimentDescription.read(text(), name -> GAME)).isEqualTo(MATRIX);
  }

  @Test
  void own_cards_go_with_the_description() {
    GameSource source =
        new GameSource(
            "aces", List.of(new GameSource.CardFile("my.cards", "# Bolt\nNothing, cost 4\n")));
    Game game = source.load(name -> new Aces());
    Deck deck = Aces.deck("bolts", "Ace", "Bolt", "Bolt", "Bolt", "Bolt");
    DeckMatrix matrix = new DeckMatrix(game, Aces.FORMAT, List.of(deck, deck), "random", 10, 1, 1);

    String text = new ExperimentDescription(source, matrix).text();

    PlannedExperiment<?> read = ExperimentDescription.read(text, name -> new Aces());
    assertThat(read.game().cards()).isEqualTo(game.cards()).isNotEqualTo(new Aces().cards());
    assertThat(((DeckMatrix) read).decks()).isEqualTo(matrix.decks());
  }

  @Test
  void other_cards_or_another_course_of_the_games_are_noticed() {
    assertThatThrownBy(() -> ExperimentDescription.read(text(), name -> new Aces()))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("begun by another program: it says 'digest ");
    String other = text().replaceAll("(?m)^trial .*$", "trial 1,2");
    assertThatThrownBy(() -> ExperimentDescription.read(other, name -> GAME))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("it says 'trial 1,2'");
  }

  /// The line of the trial, where each deck has as many pebbles as it says.
  private static String trial(List<Integer> pebbles) {
    List<Deck> decks =
        pebbles.stream()
            .map(many -> new Deck("deck", "", Collections.nCopies(many, "Pebble")))
            .toList();
    DeckMatrix matrix = new DeckMatrix(GAME, Pebbles.FORMAT, decks, "random", 10, 1, 1);
    return new ExperimentDescription(new GameSource("pebbles", List.of()), matrix)
        .text()
        .lines()
        .filter(line -> line.startsWith("trial "))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void another_course_of_a_game_of_any_of_the_first_21_decks_is_noticed() {
    List<Integer> decks = new ArrayList<>(Collections.nCopies(25, 3));
    String trial = trial(decks);
    for (int deck = 0; deck < decks.size(); deck++) {
      List<Integer> other = new ArrayList<>(decks);
      other.set(deck, 40);
      assertThat(trial(other).equals(trial)).as("deck " + deck).isEqualTo(deck >= 21);
    }
  }

  @Test
  void nonsense_is_refused_with_its_line() {
    assertThatThrownBy(() -> ExperimentDescription.read("", name -> GAME))
        .isInstanceOf(Refused.class)
        .hasMessage("line 1 of the experiment should begin with experiment");
    assertThatThrownBy(
            () -> ExperimentDescription.read(text().replace("pairs 30", "pairs x"), name -> GAME))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("no number");
  }

  @Test
  void a_large_matrix_has_not_many_more_shards() {
    DeckMatrix large = new DeckMatrix(GAME, Pebbles.FORMAT, DECKS, "random", 1_000_000, 1, 1);

    assertThat(large.work().shards()).isEqualTo(5000);
  }
}
