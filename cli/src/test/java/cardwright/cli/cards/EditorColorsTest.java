package cardwright.cli.cards;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.CardFace;
import cardwright.engine.Game;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The colors that editors give card files: each line of each card is taken for what it is.
final class EditorColorsTest {
  private static final Path GRAMMAR =
      Path.of("../editors/vscode/syntaxes/cardwright-cards.tmLanguage.json");

  private final JsonNode grammar = JsonMapper.builder().build().readTree(GRAMMAR.toFile());

  private Pattern pattern(String rule, String key) {
    return Pattern.compile(grammar.get("repository").get(rule).get(key).asString());
  }

  /// The first rule of the grammar that fits a line.
  private String rule(String line) {
    for (JsonNode each : grammar.get("patterns")) {
      String rule = each.get("include").asString().substring(1);
      JsonNode body = grammar.get("repository").get(rule);
      boolean fits =
          body.has("match")
              ? pattern(rule, "match").matcher(line).find()
              : !body.has("begin") || pattern(rule, "begin").matcher(line).find();
      if (fits) {
        return rule;
      }
    }
    return "";
  }

  @Test
  void each_line_of_each_card_is_taken_for_what_it_is() {
    for (Game game : Catalog.builtIn().games()) {
      for (CardFace card : game.cards()) {
        List<String> kinds = new ArrayList<>(List.of(card.kind()));
        card.reverse()
            .ifPresent(back -> {
              kinds.add(back.kind());
              assertThat(rule(back.opening())).as(back.opening()).isEqualTo("reverse");
            });
        assertThat(rule(card.source().lines().findFirst().orElseThrow()))
            .as(card.name())
            .isEqualTo("name");
        kinds.forEach(kind -> assertThat(rule(kind)).as(kind).isEqualTo("kind"));
        card.lines().forEach(line -> assertThat(rule(line)).as(line).isEqualTo("text"));
      }
    }
  }

  @Test
  void a_number_in_a_title_and_the_figures_of_a_kind_have_colors_of_their_own() {
    Matcher title = pattern("name", "match").matcher("# Rainbow Dash, Crystallized (CG13 R)");
    assertThat(title.matches()).isTrue();
    assertThat(title.group(2)).isEqualTo("Rainbow Dash, Crystallized");
    assertThat(title.group(3)).isEqualTo(" (CG13 R)");

    assertThat(pattern("number", "match").matcher("Toy, cost ?, speed 4, reward 5/0, cost X"))
        .satisfies(numbers ->
            assertThat(numbers.results().map(each -> each.group()).toList())
                .containsExactly("?", "4", "5/0", "X"));
  }

  @Test
  void every_regular_expression_of_the_grammar_is_one_and_every_rule_is_there() {
    for (JsonNode rule : grammar.findValues("match")) {
      assertThat(Pattern.compile(rule.asString())).isNotNull();
    }
    for (JsonNode include : grammar.findValues("include")) {
      assertThat(grammar.get("repository").has(include.asString().substring(1))).isTrue();
    }
    assertThat(Files.exists(GRAMMAR)).isTrue();
  }
}
