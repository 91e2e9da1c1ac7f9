package cardwright.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.console.Console;
import cardwright.cli.console.Screen;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Play;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SheetTest {
  private static final PrintStream NOWHERE = new PrintStream(PrintStream.nullOutputStream());

  private static final Map<Seat, String> NAMES = Map.of(Seat.A, "you", Seat.B, "greedy");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void every_moment_of_a_game_fits_the_screen(long seed) {
    momentsFit(Catalog.builtIn().game("ggltcg"), seed, 0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void a_game_with_many_cards_needs_at_most_eight_lines_more(long seed) {
    momentsFit(Catalog.builtIn().game("littletroubles"), seed, 8);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void a_game_with_many_cards_and_places_needs_at_most_eight_lines_more(long seed) {
    assertThat(momentsFit(Catalog.builtIn().game("mlpccg"), "rulebook", seed, 8))
        .as("moments in which moves are left out")
        .isPositive();
  }

  /// Its cards have longer names, and more of them lie on others.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void with_the_cards_of_its_last_set_it_needs_at_most_nine_lines_more(long seed) {
    momentsFit(Catalog.builtIn().game("mlpccg"), "later", seed, 9);
  }

  /// The lines without what does not go below the table.
  private static List<String> fromTheTable(List<String> lines) {
    int first = 0;
    while (lines.get(first).startsWith("  ")) {
      first++;
    }
    return lines.subList(first, lines.size());
  }

  /// How many lines tell what has happened, between the table and what is asked.
  private static int linesOfTheLog(List<String> lines) {
    int question = lines.size() - 1;
    while (!lines.get(question).startsWith("--- ")) {
      question--;
    }
    int first = question;
    while (lines.get(first - 1).matches(" {2}(?: {2})?\\S.*")) {
      first--;
    }
    return question - first;
  }

  /// @param more how many lines more than a small screen has may be needed
  /// @return in how many moments moves were left out
  private static int momentsFit(Game game, long seed, int more) {
    return momentsFit(game, game.formats().getLast().name(), seed, more);
  }

  private static int momentsFit(Game game, String format, long seed, int more) {
    int leftOut = 0;
    Chance chance = new SeededChance(seed);
    Deck a = game.randomDeck(game.format(format), chance);
    Deck b = game.randomDeck(game.format(format), chance);
    PlayLog log = new PlayLog(Locale.ENGLISH);
    Play play = new Play(game, a, b, chance, log);
    try (Screen screen =
        Console.piped(InputStream.nullInputStream(), NOWHERE, NOWHERE).screen().open(true)) {
      Sheet sheet = new Sheet(screen, NAMES, screen.height(), Locale.ENGLISH, game::label);
      Map<Seat, PlayLog.Mark> last = new EnumMap<>(Seat.class);
      while (!play.over()) {
        Choice choice = play.position().choice();
        Viewer viewer = Viewer.of(choice.seat());

        Table table = play.position().table(viewer);

        PlayLog.Mark mark = last.getOrDefault(choice.seat(), PlayLog.START);
        List<String> news = log.since(mark, viewer);

        List<String> lines =
            sheet.draw(table, log.until(mark, viewer), news, ModeWords.of(game, table, choice));

        assertThat(lines).allMatch(line -> line.length() <= 80);
        assertThat(fromTheTable(lines)).hasSizeLessThan(24 + more);
        if (lines.getLast().contains("type moves")) {
          leftOut++;
          assertThat(linesOfTheLog(lines)).as("where moves are left out").isLessThanOrEqualTo(2);
        }
        String shown = String.join("\n", lines).replaceAll("\\n +", " ");
        assertThat(news).allMatch(shown::contains);
        last.put(choice.seat(), log.mark());
        play.move(chance.roll(choice.count()));
      }
    }
    return leftOut;
  }
}
