package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardFace;
import cardwright.engine.Rule;
import cardwright.language.Resources;
import cardwright.mlpccg.vocabulary.Card;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every printed fact of every card, against a table of facts.
final class CardFactsTest {
  private static final Pattern BETWEEN = Pattern.compile(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");
  private static final Pattern KEYWORD = Pattern.compile("([A-Z][A-Za-z]+(?: Problem| \\d)?)\\.");

  private static final Sets SETS = Sets.load(new Resources(MlpCcg.class::getResourceAsStream));
  private static final Map<String, CardFace> FACES =
      MlpCcg.load().cards().stream().collect(Collectors.toMap(CardFace::name, Function.identity()));

  /// A row of the table, by the names of its columns.
  private record Facts(Map<String, String> values) {
    static List<Facts> table() throws IOException {
      List<String> lines = Files.readAllLines(Path.of("src/test/resources/facts/cards.csv"));
      List<String> columns = values(lines.getFirst());
      List<Facts> table = new ArrayList<>();
      for (String line : lines.subList(1, lines.size())) {
        List<String> row = values(line);
        Map<String, String> values = new HashMap<>();
        for (int i = 0; i < columns.size(); i++) {
          values.put(columns.get(i), row.get(i));
        }
        table.add(new Facts(values));
      }
      return table;
    }

    private static List<String> values(String line) {
      return Arrays.stream(BETWEEN.split(line, -1))
          .map(value ->
              value.startsWith("\"")
                  ? value.substring(1, value.length() - 1).replace("\"\"", "\"")
                  : value)
          .toList();
    }

    String get(String column) {
      return values.get(column);
    }

    List<String> list(String column) {
      return get(column).isEmpty() ? List.of() : List.of(get(column).split("\\|"));
    }

    /// As it stands at the foot of the card: `CG13 R`.
    String number() {
      return get("code") + " " + get("rarity");
    }

    /// The line of kind and figures that the card must have.
    String heading(boolean boosted) {
      String side = boosted ? "boosted " : "";
      String line =
          switch (get("kind")) {
            case "Friend" -> "Friend, " + get("color") + " " + get("power") + played();
            case "Mane Character" ->
                "Mane Character, "
                    + get("color")
                    + " "
                    + get(side + "power")
                    + ", home limit "
                    + get(side + "home limit");
            case "Event", "Resource" -> get("kind") + ", power " + get("power") + played();
            case "Troublemaker" ->
                "Troublemaker, power " + get("power") + ", points " + get("points");
            case "Problem" ->
                "Problem, requires "
                    + parts(get("own"))
                    + ", opponent "
                    + get("opponent").replace("any:", "")
                    + ", bonus "
                    + get("bonus");
            default -> throw new AssertionError(get("kind"));
          };
      return String.join(", ", Stream.concat(Stream.of(line), list("traits").stream()).toList());
    }

    private String played() {
      String requires = get("requires");
      return ", cost "
          + get("cost")
          + (requires.isEmpty() ? "" : ", requires " + requires.replace(':', ' '));
    }

    private static String parts(String own) {
      return Arrays.stream(own.split(";"))
          .map(part -> part.replace(':', ' ').replaceFirst("^non", "not "))
          .collect(Collectors.joining(" and "));
    }
  }

  @TestFactory
  @Rule({"MLP 25", "MLP 26", "MLP 33", "MLP 34"})
  Stream<DynamicTest> every_card_has_the_printed_facts() throws IOException {
    return Facts.table().stream()
        .map(facts -> DynamicTest.dynamicTest(facts.get("name"), () -> check(facts)));
  }

  @Test
  void no_card_is_missing_or_too_many() throws IOException {
    assertThat(FACES.keySet())
        .containsExactlyInAnyOrderElementsOf(
            Facts.table().stream().map(facts -> facts.get("name")).toList())
        .hasSize(CoverageTest.CARDS);
  }

  private static void check(Facts facts) {
    CardFace face = FACES.get(facts.get("name"));
    assertThat(face).isNotNull();
    Card card = SETS.card(facts.get("name"));
    assertThat(card.number() + " " + card.rarity().letters()).isEqualTo(facts.number());
    assertThat(face.set()).isEqualTo(facts.get("set"));
    assertThat(face.kind()).isEqualTo(facts.heading(false));
    assertThat(keywords(face.text())).containsExactlyInAnyOrderElementsOf(facts.list("keywords"));
    assertThat(face.reverse().isPresent()).isEqualTo(facts.get("kind").equals("Mane Character"));
    face.reverse()
        .ifPresent(boosted -> {
          assertThat(boosted.kind()).isEqualTo(facts.heading(true));
          assertThat(keywords(boosted.text()))
              .containsExactlyInAnyOrderElementsOf(facts.list("boosted keywords"));
        });
  }

  private static List<String> keywords(List<String> text) {
    return text.stream()
        .map(KEYWORD::matcher)
        .filter(matcher -> matcher.matches())
        .map(matcher -> matcher.group(1))
        .toList();
  }
}
