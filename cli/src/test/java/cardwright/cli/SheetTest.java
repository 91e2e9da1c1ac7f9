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
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SheetTest {
  private static final Map<Seat, String> NAMES = Map.of(Seat.A, "you", Seat.B, "greedy");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void everyMomentOfAGameFitsTheScreen(long seed) {
    Game game = Catalog.game("ggltcg");
    Chance chance = Chance.seeded(seed);
    Deck a = game.randomDeck(game.formats().getLast(), chance);
    Deck b = game.randomDeck(game.formats().getLast(), chance);
    PlayLog log = new PlayLog();
    Play play = new Play(game, a, b, chance, log);
    try (Screen screen =
        new PipedScreen(
            InputStream.nullInputStream(), new PrintStream(PrintStream.nullOutputStream()))) {
      Sheet sheet = new Sheet(screen, NAMES, screen.height());
      while (!play.over()) {
        Choice choice = play.position().choice();
        Viewer viewer = Viewer.of(choice.seat());

        List<String> lines = sheet.draw(play.position().table(viewer), log.of(viewer), choice);

        assertThat(lines).hasSizeLessThan(24).allMatch(line -> line.length() <= 80);
        play.move(chance.roll(choice.count()));
      }
    }
  }
}
