package cardwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Play;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SheetTest {
  private static final Map<Seat, String> NAMES = Map.of(Seat.A, "you", Seat.B, "greedy");

  private static void allAreShownOrCounted(List<String> news, String shown) {
    Matcher counted = Pattern.compile("… (\\d+) more: type log").matcher(shown);
    int hidden = counted.find() ? Integer.parseInt(counted.group(1)) : 0;
    assertThat(hidden).isLessThanOrEqualTo(news.size());
    assertThat(news.subList(hidden, news.size())).allMatch(shown::contains);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void everyMomentOfAGameFitsTheScreen(long seed) {
    momentsFit(Catalog.game("ggltcg"), seed, 0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void aGameWithManyCardsNeedsAtMostEightLinesMore(long seed) {
    momentsFit(Catalog.game("littletroubles"), seed, 8);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void aGameWithManyCardsAndPlacesNeedsAtMostSevenLinesMore(long seed) {
    momentsFit(Catalog.game("mlpccg"), seed, 7);
  }

  /// @param more how many lines more than a small screen has may be needed
  private static void momentsFit(Game game, long seed, int more) {
    Chance chance = Chance.seeded(seed);
    Deck a = game.randomDeck(game.formats().getLast(), chance);
    Deck b = game.randomDeck(game.formats().getLast(), chance);
    PlayLog log = new PlayLog();
    Play play = new Play(game, a, b, chance, log);
    try (Screen screen =
        new PipedScreen(
            InputStream.nullInputStream(), new PrintStream(PrintStream.nullOutputStream()), true)) {
      Sheet sheet = new Sheet(screen, NAMES, screen.height());
      Map<Seat, PlayLog.Mark> last = new EnumMap<>(Seat.class);
      while (!play.over()) {
        Choice choice = play.position().choice();
        Viewer viewer = Viewer.of(choice.seat());

        PlayLog.Mark mark = last.getOrDefault(choice.seat(), PlayLog.START);
        List<String> news = log.since(mark, viewer);

        List<String> lines =
            sheet.draw(play.position().table(viewer), log.until(mark, viewer), news, choice);

        assertThat(lines).hasSizeLessThan(24 + more).allMatch(line -> line.length() <= 80);
        allAreShownOrCounted(news, String.join("\n", lines).replaceAll("\\n +", " "));
        last.put(choice.seat(), log.mark());
        play.move(chance.roll(choice.count()));
      }
    }
  }
}
