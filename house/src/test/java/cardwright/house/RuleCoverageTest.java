package cardwright.house;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Each rule of each game is exercised by a test or a scenario, and the page that says so is true.
/// A rule that only settles a word, or a slip of the source document, is marked on its page as
/// nothing to carry out, and has no test.
///
/// The page `docs/rules/<game>-coverage.md` is written anew when it is not; the build fails that once.
final class RuleCoverageTest {
  private static final Pattern RULE =
      Pattern.compile("(?m)^- \\*\\*([A-Z]+ [A-Z]?\\d+(?:\\.\\d+)*[a-z]?)\\*\\*(.*)$");
  private static final Pattern LINE = Pattern.compile("(?m)^- \\*\\*");
  private static final String MARK = "*(nothing to carry out)*";
  private static final Pattern CITED =
      Pattern.compile(
          "@Rule\\((\\{[^}]*}|\"[^\"]*\")\\)(?:\\s*@\\w+(?:\\([^)]*\\))?)*\\s*([^{;]*)");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");
  private static final Pattern METHOD = Pattern.compile("(\\w+)\\s*\\(");

  /// The rules of a page, by their ids, each with the tests that exercise it.
  ///
  /// @param marked those that nothing can exercise
  private record Rules(Map<String, List<String>> proofs, Set<String> marked) {
    static Rules read(String page) {
      Rules rules = new Rules(new LinkedHashMap<>(), new LinkedHashSet<>());
      Matcher lines = RULE.matcher(page);
      while (lines.find()) {
        assertThat(rules.proofs.put(lines.group(1), new ArrayList<>()))
            .as(lines.group(1) + " stands once")
            .isNull();
        if (lines.group(2).strip().endsWith(MARK)) {
          rules.marked.add(lines.group(1));
        }
      }
      assertThat(rules.proofs)
          .as("rules of the page")
          .hasSize((int) LINE.matcher(page).results().count());
      return rules;
    }

    /// The rules that are neither marked nor exercised.
    List<String> untested() {
      return proofs.keySet().stream()
          .filter(id -> proofs.get(id).isEmpty() && !marked.contains(id))
          .toList();
    }

    /// The rules that are marked and exercised all the same.
    List<String> testedThoughMarked() {
      return marked.stream().filter(id -> !proofs.get(id).isEmpty()).toList();
    }
  }

  @TestFactory
  Stream<DynamicTest> games() {
    return Catalog.builtIn().games().stream()
        .map(game -> DynamicTest.dynamicTest("every rule of " + game.title(), () -> check(game)));
  }

  @Test
  void an_id_has_a_letter_of_its_chapter_or_of_its_sentence_or_none() {
    List<String> ids =
        List.of("GG 7.2", "GG Q12", "LT 2", "LT 2.1a", "LT 6.12b", "LT A4", "LT B20", "LT D3");
    String page = ids.stream().map(id -> "- **" + id + "** A rule.\n").collect(joining());
    assertThat(Rules.read(page).proofs()).containsOnlyKeys(ids);
    assertThatThrownBy(() -> Rules.read("- **LT b2** A rule."))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("rules of the page");
  }

  @Test
  void a_marked_rule_needs_no_test_and_has_none() {
    Rules rules = Rules.read("- **LT 1** Done.\n- **LT B29** **Six.** A slip. " + MARK + "\n");
    assertThat(rules.untested()).containsExactly("LT 1");
    assertThat(rules.testedThoughMarked()).isEmpty();
    note(List.of("LT 1", "LT B29"), "a test", rules.proofs(), new TreeSet<>());
    assertThat(rules.untested()).isEmpty();
    assertThat(rules.testedThoughMarked()).containsExactly("LT B29");
  }

  @Test
  void every_page_of_rules_can_be_read() {
    for (Path page : Sources.below(Sources.ROOT.resolve("docs/rules"), ".md")) {
      if (!Sources.name(page).endsWith("-coverage.md")) {
        assertThat(Rules.read(Sources.text(page)).proofs()).as(Sources.name(page)).isNotEmpty();
      }
    }
  }

  private static void check(Game game) throws IOException {
    Rules rules = Rules.read(Sources.text(page(game)));
    Map<String, List<String>> proofs = rules.proofs();
    Set<String> unknown = new TreeSet<>();
    Path tests = Sources.ROOT.resolve(game.name()).resolve("src/test");
    for (Path file : Sources.below(tests.resolve("java"), ".java")) {
      cited(file).forEach((proof, cited) -> note(cited, proof, proofs, unknown));
    }
    scenarios(game, tests).forEach((proof, cited) -> note(cited, proof, proofs, unknown));
    Path code = Sources.ROOT.resolve(game.name()).resolve("src/main/java");
    for (Path file : Sources.below(code, ".java")) {
      for (List<String> cited : cited(file).values()) {
        cited.stream().filter(id -> !proofs.containsKey(id)).forEach(unknown::add);
      }
    }
    assertThat(unknown).as("ids that the rules page does not have").isEmpty();
    write(game, rules);
    assertThat(rules.untested()).as("rules without a test or scenario").isEmpty();
    assertThat(rules.testedThoughMarked())
        .as("rules that are marked as nothing to carry out and have a test")
        .isEmpty();
  }

  private static void note(
      List<String> cited, String proof, Map<String, List<String>> proofs, Set<String> unknown) {
    for (String id : cited) {
      if (proofs.containsKey(id)) {
        proofs.get(id).add(proof);
      } else {
        unknown.add(id);
      }
    }
  }

  /// The ids that a Java file cites, by the method or type they stand at.
  private static Map<String, List<String>> cited(Path file) {
    Map<String, List<String>> cited = new LinkedHashMap<>();
    Matcher rules = CITED.matcher(Sources.text(file));
    while (rules.find()) {
      Matcher method = METHOD.matcher(rules.group(2));
      String name = file.getFileName().toString().replace(".java", "");
      String place = method.find() ? name + ": " + method.group(1).replace('_', ' ') : name;
      List<String> ids = cited.computeIfAbsent(place, each -> new ArrayList<>());
      Matcher quoted = QUOTED.matcher(rules.group(1));
      while (quoted.find()) {
        ids.add(quoted.group(1));
      }
    }
    return cited;
  }

  private static Map<String, List<String>> scenarios(Game game, Path tests) {
    Map<String, List<String>> cited = new LinkedHashMap<>();
    ScenarioFiles files = new ScenarioFiles(name -> game);
    for (Path file : ScenarioFiles.find(List.of(tests.resolve("resources/scenarios")))) {
      for (Scenario scenario : files.read(file)) {
        cited.put(file.getFileName() + ": " + scenario.name(), scenario.rules());
      }
    }
    return cited;
  }

  /// The page of a game's rules; it may be named like the game, or with hyphens between the words.
  private static Path page(Game game) {
    Path folder = Sources.ROOT.resolve("docs/rules");
    Path plain = folder.resolve(game.name() + ".md");
    String hyphens = game.title().toLowerCase(Locale.ROOT).replace(' ', '-');
    return Files.exists(plain) ? plain : folder.resolve(hyphens + ".md");
  }

  private static void write(Game game, Rules rules) throws IOException {
    String name = page(game).getFileName().toString().replace(".md", "");
    StringBuilder page = new StringBuilder();
    page.append("# ").append(game.title()).append(": which tests exercise which rule\n\n");
    page.append(
            "Written by the build from `@Rule` in tests and `rule:` in scenarios. The rules themselves: [")
        .append(name)
        .append(".md](")
        .append(name)
        .append(".md).\n");
    rules
        .proofs()
        .forEach((id, tests) -> {
          if (!rules.marked().contains(id)) {
            page.append("\n## ").append(id).append("\n\n");
            tests.forEach(test -> page.append("- ").append(test).append('\n'));
          }
        });
    if (!rules.marked().isEmpty()) {
      page.append("\n## Nothing to carry out\n\n");
      rules.marked().forEach(id -> page.append("- ").append(id).append('\n'));
    }
    WrittenPage.check("docs/rules/" + name + "-coverage.md", page.toString());
  }
}
