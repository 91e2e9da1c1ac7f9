package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import cardwright.mlpccg.event.PublicEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What players read: whole sentences, in the words of the rules, with nothing left out.
final class PlainWordsTest {
  /// The shorthand of moves, and turns of phrase that nobody uses.
  private static final Pattern SHORTHAND =
      Pattern.compile(
          "\\b(to|at) (own|other)\\b|one's own|for \\d+\\.|pays \\d+ (to|for)|to the hand");

  private static final Pattern SENTENCES = Pattern.compile("\\p{Lu}.*[.?]", Pattern.DOTALL);
  private static final int PLAYS = 12;
  private static final int MOST = 1_500;

  private final Game game = MlpCcg.load();

  @Test
  void questions_and_moves_are_told_in_whole_sentences() {
    play(
        new ArrayList<>(),
        position -> {
          assertPlain(position.choice().question().words());
          for (int i = 0; i < position.choice().count(); i++) {
            assertPlain(position.choice().move(i).words());
          }
        });
  }

  @Test
  void the_log_is_told_in_whole_sentences_to_each_viewer() {
    List<LogEvent> told = new ArrayList<>();
    play(told, _ -> {});
    for (LogEvent event : told) {
      for (Viewer viewer : Viewer.values()) {
        assertPlain(event.words(viewer));
      }
    }
  }

  @Test
  void a_faceoff_that_is_fought_out_has_four_lines_at_least() {
    List<LogEvent> told = new ArrayList<>();
    play(told, _ -> {});
    int faceoffs = 0;
    int began = -1;
    int flips = 0;
    int totals = 0;
    for (int i = 0; i < told.size(); i++) {
      switch (told.get(i)) {
        case PublicEvent.FaceoffBegan _ -> {
          assertThat(began).as("no faceoff begins inside another").isNegative();
          began = i;
          flips = 0;
          totals = 0;
        }
        case PublicEvent.Flipped _, PublicEvent.FlipsNothing _ -> flips++;
        case PublicEvent.Compared _ -> totals++;
        case PublicEvent.FaceoffWon _ -> {
          assertThat(flips).as("both players' flips").isGreaterThanOrEqualTo(2);
          assertThat(totals).isPositive();
          assertThat(i - began + 1).isGreaterThanOrEqualTo(4);
          faceoffs++;
          began = -1;
        }
        case PublicEvent.FaceoffUndecided _ -> began = -1;
        default -> {}
      }
    }
    assertThat(faceoffs).isGreaterThan(PLAYS);
  }

  private static void assertPlain(String words) {
    assertThat(words).matches(SENTENCES).doesNotContainPattern(SHORTHAND);
  }

  /// Plays by chance.
  ///
  /// @param told takes the events
  /// @param asked is shown each position in which a player is asked
  private void play(List<LogEvent> told, Consumer<Position> asked) {
    List<Deck> decks = game.decks();
    for (int i = 0; i < PLAYS; i++) {
      Chance chance = new SeededChance(i + 1);
      Deck a = decks.get(i % decks.size());
      Deck b = decks.get((i + 1) % decks.size());
      Opening opening = Opening.of("rulebook", a, b);
      Position position = game.start(opening, chance, told::add);
      for (int made = 0; made < MOST && position.outcome().isEmpty(); made++) {
        asked.accept(position);
        position.play(chance.roll(position.choice().count()), chance);
      }
    }
  }
}
