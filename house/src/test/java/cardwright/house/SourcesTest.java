package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.CardFace;
import cardwright.engine.Game;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the sources may look like.
final class SourcesTest {
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");

  @Test
  void no_java_code_of_a_game_knows_a_card_by_name() {
    List<String> found = new ArrayList<>();
    for (Game game : Catalog.builtIn().games()) {
      Path code = Sources.ROOT.resolve(game.name()).resolve("src/main/java");
      List<Path> files = Sources.below(code, ".java");
      assertThat(files).isNotEmpty();
      List<String> names = names(game);
      for (Path file : files) {
        Matcher literals = LITERAL.matcher(withoutComments(Sources.text(file)));
        while (literals.find()) {
          names.stream()
              .filter(name -> isNamed(name, literals.group(1)))
              .forEach(name ->
                  found.add(Sources.name(file) + ": " + literals.group() + " names " + name));
        }
      }
    }
    assertThat(found).isEmpty();
  }

  /// The names on both faces of all cards.
  private static List<String> names(Game game) {
    return game.cards().stream()
        .map(CardFace::name)
        .flatMap(title -> Stream.of(title.split(" // ", -1)))
        .distinct()
        .toList();
  }

  private static boolean isNamed(String name, String literal) {
    return literal.contains(name)
        && Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(literal).find();
  }

  private static String withoutComments(String code) {
    return code.replaceAll("(?m)^\\s*//.*$", "");
  }

  @Test
  void nothing_is_left_for_later() {
    Pattern unfinished = Pattern.compile("\\b(TO" + "DO|FIX" + "ME|XX" + "X)\\b|@Disa" + "bled");
    for (Path room : Sources.rooms()) {
      for (Path file : Sources.below(room.resolve("src"), ".java")) {
        assertThat(unfinished.matcher(Sources.text(file)).find()).as(Sources.name(file)).isFalse();
      }
    }
  }

  @Test
  void every_figure_of_the_pages_is_filled_in() {
    Pattern open = Pattern.compile("\\bFIG_[A-Z]+");
    List<Path> pages = new ArrayList<>(Sources.below(Sources.ROOT.resolve("docs"), ".md"));
    pages.add(Sources.ROOT.resolve("README.md"));
    for (Path page : pages) {
      assertThat(open.matcher(Sources.text(page)).results().map(MatchResult::group))
          .as(Sources.name(page))
          .isEmpty();
    }
  }
}
