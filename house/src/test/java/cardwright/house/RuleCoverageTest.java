package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Each rule of each game is exercised by a test or a scenario, and the page that says so is true.
///
/// The page `docs/rules/<game>-coverage.md` is written anew when it is not; the build fails that once.
final class RuleCoverageTest {
  private static final Pattern ID = Pattern.compile("(?m)^- \\*\\*([A-Z]+ Q?[0-9.]+)\\*\\*");
  private static final Pattern CITED =
      Pattern.compile(
          "@Rule\\((\\{[^}]*}|\"[^\"]*\")\\)(?:\\s*@\\w+(?:\\([^)]*\\))?)*\\s*([^{;]*)");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");
  private static final Pattern METHOD = Pattern.compile("(\\w+)\\s*\\(");

  @TestFactory
  Stream<DynamicTest> games() {
    return Catalog.games().stream()
        .map(game -> DynamicTest.dynamicTest("every rule of " + game.title(), () -> check(game)));
  }

  private static void check(Game game) throws IOException {
    String rules = Sources.text(Sources.ROOT.resolve("docs/rules/" + game.name() + ".md"));
    Map<String, List<String>> proofs = new LinkedHashMap<>();
    Matcher ids = ID.matcher(rules);
    while (ids.find()) {
      assertThat(proofs.put(ids.group(1), new ArrayList<>()))
          .as(ids.group(1) + " stands once")
          .isNull();
    }
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
    write(game, proofs);
    List<String> untested =
        proofs.entrySet().stream()
            .filter(e -> e.getValue().isEmpty())
            .map(Map.Entry::getKey)
            .toList();
    assertThat(untested).as("rules without a test or scenario").isEmpty();
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

  private static void write(Game game, Map<String, List<String>> proofs) throws IOException {
    StringBuilder page = new StringBuilder();
    page.append("# ").append(game.title()).append(": which tests exercise which rule\n\n");
    page.append(
            "Written by the build from `@Rule` in tests and `rule:` in scenarios. The rules themselves: [")
        .append(game.name())
        .append(".md](")
        .append(game.name())
        .append(".md).\n");
    proofs.forEach((id, tests) -> {
      page.append("\n## ").append(id).append("\n\n");
      tests.forEach(test -> page.append("- ").append(test).append('\n'));
    });
    Path file = Sources.ROOT.resolve("docs/rules/" + game.name() + "-coverage.md");
    String before = Files.exists(file) ? Sources.text(file) : "";
    if (!before.contentEquals(page)) {
      Files.writeString(file, page);
    }
    assertThat(before)
        .as(
            Sources.name(file)
                + " was out of date; it has been written anew, so look at it and commit it")
        .isEqualTo(page.toString());
  }
}
