package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.CardPhrase;
import cardwright.engine.Game;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Each phrase of each game has its meaning, and the page that lists them is true.
///
/// The page `docs/language/<game>.md` is written anew when it is not; the build fails that once.
final class PhraseReferenceTest {
  private static final Pattern ID =
      Pattern.compile("\\b(?:GG|LT|MLP) [A-Z]?\\d+(?:\\.\\d+)*[a-z]?\\b");
  private static final int CARDS = 5;

  @TestFactory
  Stream<DynamicTest> games() {
    return Catalog.builtIn().games().stream()
        .map(game -> DynamicTest.dynamicTest("the phrases of " + game.title(), () -> check(game)));
  }

  private static void check(Game game) throws IOException {
    List<CardPhrase> phrases = game.phrases();
    assertThat(phrases).isNotEmpty();
    String rules =
        Sources.below(Sources.ROOT.resolve("docs/rules"), ".md").stream()
            .map(Sources::text)
            .collect(Collectors.joining("\n"));
    for (CardPhrase phrase : phrases) {
      Matcher ids = ID.matcher(phrase.meaning());
      while (ids.find()) {
        assertThat(rules).as(phrase.meaning()).contains("**" + ids.group() + "**");
      }
    }
    WrittenPage.check("docs/language/" + game.name() + ".md", page(game, phrases));
  }

  private static String page(Game game, List<CardPhrase> phrases) {
    StringBuilder page = new StringBuilder();
    page.append("# ").append(game.title()).append(": what a card can say\n\n");
    page.append(
        """
        Written by the build from the phrases that read the cards. In braces stands what another phrase says, such as
        `{cards}`; what stands in brackets may be left out; `…` goes on in the same way. The same in the terminal, with words
        to look for, and the grammar for programs:

        ```sh
        ./cardwright cards phrases %1$s
        ./cardwright cards grammar %1$s --json
        ```
        """
            .formatted(game.name()));
    CardPhrase.Group group = null;
    for (CardPhrase phrase : phrases) {
      if (phrase.group() != group) {
        group = phrase.group();
        page.append("\n## ").append(group.title()).append("\n");
      }
      page.append('\n').append(entry(phrase));
    }
    return page.toString();
  }

  private static String entry(CardPhrase phrase) {
    String words =
        phrase.patterns().stream()
            .map(pattern -> "`" + pattern + "`")
            .collect(Collectors.joining(" · "));
    StringBuilder entry = new StringBuilder("- " + words + "  \n  " + phrase.meaning());
    List<String> cards = phrase.cards();
    if (cards.isEmpty() && !phrase.example().isEmpty()) {
      entry.append("  \n  *").append(phrase.example()).append("* (made up)");
    }
    if (!cards.isEmpty()) {
      String some = String.join(" · ", cards.subList(0, Math.min(CARDS, cards.size())));
      String more =
          cards.size() > CARDS
              ? String.format(Locale.ROOT, " and %,d more", cards.size() - CARDS)
              : "";
      entry
          .append("  \n  *")
          .append(phrase.example())
          .append("* (")
          .append(phrase.exampleFrom())
          .append(")  \n  ")
          .append(some)
          .append(more);
    }
    return entry.append('\n').toString();
  }
}
