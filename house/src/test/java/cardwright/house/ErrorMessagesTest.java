package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.CardFace;
import cardwright.engine.Diagnostic;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is said of a broken card names the place and proposes what works.
final class ErrorMessagesTest {
  /// So many lines of a game are broken, spread over all of its cards.
  private static final int MOST_LINES = 100;

  private static final double LEAST_MENDED = 0.93;

  /// A line of a card, and all that stands before it in its source.
  private record Line(CardFace face, int index) {
    String text() {
      return face.lines().get(index);
    }

    String source(String text) {
      return face.source().replace("\n" + text() + "\n", "\n" + text + "\n");
    }
  }

  private static final class Counts {
    private int broken;
    private int placed;
    private int mended;

    private void add(Counts other) {
      broken += other.broken;
      placed += other.placed;
      mended += other.mended;
    }

    private String row(String what) {
      return "| %s | %d | %d %% | %d %% |%n"
          .formatted(
              what, broken, 100 * placed / Math.max(1, broken), 100 * mended / Math.max(1, broken));
    }
  }

  private static Stream<Game> games() {
    Catalog catalog = Catalog.builtIn();
    return catalog.names().stream().map(catalog::game);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_message_names_the_place_and_proposes_what_is_understood(Game game) throws IOException {
    List<Line> lines = lines(game);
    Counts all = new Counts();
    List<String> wrong = new ArrayList<>();
    StringBuilder table = new StringBuilder();
    for (Mutation mutation : Mutation.values()) {
      Counts counts = new Counts();
      for (Line line : lines) {
        mutation.of(line.text()).ifPresent(broken -> count(game, line, broken, counts, wrong));
      }
      table.append(counts.row(mutation.words()));
      all.add(counts);
    }
    table.append(all.row("all"));
    Path file = Path.of("target", "errors-" + game.name() + ".md");
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, table);
    assertThat(wrong).as("proposals that do not work").isEmpty();
    assertThat(all.mended).as("%s", table).isGreaterThan((int) (LEAST_MENDED * all.broken));
  }

  private static List<Line> lines(Game game) {
    List<Line> all = new ArrayList<>();
    for (CardFace face : game.cards()) {
      for (int i = 0; i < face.lines().size(); i++) {
        Line line = new Line(face, i);
        if (!line.source("").equals(face.source())) {
          all.add(line);
        }
      }
    }
    int step = 1 + all.size() / MOST_LINES;
    List<Line> some = new ArrayList<>();
    for (int i = 0; i < all.size(); i += step) {
      some.add(all.get(i));
    }
    return some;
  }

  private static void count(
      Game game, Line line, Mutation.Broken broken, Counts counts, List<String> wrong) {
    Optional<Diagnostic> found = mistake(game, line.source(broken.line()));
    if (found.isEmpty()) {
      // Some changes make another line that is understood.
      return;
    }
    Diagnostic mistake = found.get();
    counts.broken++;
    counts.placed += isNamed(mistake, broken) ? 1 : 0;
    boolean mended = false;
    for (Diagnostic.Fix fix : mistake.fixes()) {
      Optional<Diagnostic> left = mistake(game, line.source(fix.in(broken.line())));
      mended |= left.isEmpty();
      boolean further =
          left.isPresent()
              && fix.in(broken.line()).length() - left.get().column()
                  < broken.line().length() - mistake.column();
      if (fix.whole() ? left.isPresent() : !further) {
        wrong.add(broken.line() + "\n  with: " + fix.in(broken.line()));
      }
    }
    counts.mended += mended ? 1 : 0;
  }

  /// The first mistake in a card; empty where it is understood.
  private static Optional<Diagnostic> mistake(Game game, String source) {
    try {
      game.with(source, "broken.cards");
      return Optional.empty();
    } catch (Refused refused) {
      return Optional.of(refused.diagnostics().getFirst());
    }
  }

  /// Whether the place that is named lies in what was changed, or in the word before or behind it.
  private static boolean isNamed(Diagnostic mistake, Mutation.Broken broken) {
    String line = broken.line();
    int from = line.lastIndexOf(' ', Math.max(0, broken.from() - 2));
    int end = line.indexOf(' ', Math.min(line.length(), broken.end() + 1));
    int at = mistake.column() - 1;
    return at >= from && at <= (end < 0 ? line.length() : end + 1);
  }
}
