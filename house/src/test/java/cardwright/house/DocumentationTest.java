package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.catalog.Catalog;
import cardwright.cli.Main;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.scenario.Scenario;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The examples of README.md, CONTRIBUTING.md and the pages of `docs` and `puzzles` are true.
final class DocumentationTest {
  private static final Pattern BLOCK = Pattern.compile("(?m)^```(.+)\\n([\\s\\S]*?)^```$");

  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|#)([^)#\\s]+)[^)]*\\)");
  private static final Pattern CODE = Pattern.compile("`[^`\n]+`");
  private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|'[^']*'|[^\\s\"'])+");
  private static final Pattern END = Pattern.compile("#.*|\\||[<>].*|&+|;");

  private record Block(String page, String kind, String text) {}

  private static List<Block> blocks(String page) {
    List<Block> blocks = new ArrayList<>();
    Matcher found = BLOCK.matcher(Sources.text(Sources.ROOT.resolve(page)));
    while (found.find()) {
      blocks.add(new Block(page, found.group(1), found.group(2)));
    }
    return blocks;
  }

  private static List<String> pages() {
    Stream<String> below =
        Stream.of("docs", "puzzles")
            .flatMap(folder -> Sources.below(Sources.ROOT.resolve(folder), ".md").stream())
            .map(Sources::name);
    return Stream.concat(Stream.of("README.md", "CONTRIBUTING.md", "SECURITY.md"), below).toList();
  }

  @Test
  void every_link_leads_to_a_file_that_is_there() {
    for (String page : pages()) {
      Path from = Sources.ROOT.resolve(page);
      Matcher link = LINK.matcher(CODE.matcher(Sources.text(from)).replaceAll(""));
      while (link.find()) {
        Path to = from.resolveSibling(link.group(1));
        assertThat(Files.exists(to)).as(page + " links to " + link.group(1)).isTrue();
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> examples() {
    assertThat(pages()).contains("docs/terminal.md", "puzzles/README.md");
    return pages().stream()
        .flatMap(page -> blocks(page).stream())
        .map(block ->
            DynamicTest.dynamicTest(block.page() + ": " + first(block), () -> check(block)));
  }

  private static String first(Block block) {
    return block.kind() + " " + block.text().lines().findFirst().orElse("");
  }

  private static void check(Block block) {
    String kind = block.kind();
    if (kind.equals("cards of snow-day")) {
      assertThat(adds(FirstGame.game(), block)).isTrue();
    } else if (kind.equals("cards")) {
      assertThat(Catalog.builtIn().games())
          .as("games that read it")
          .anyMatch(game -> adds(game, block));
    } else if (kind.equals("yaml")) {
      Scenario.read(block.text(), block.page(), Catalog.builtIn()::game, name -> "")
          .forEach(scenario -> assertThat(scenario.run().failures()).isEmpty());
    } else if (kind.equals("sh")) {
      block
          .text()
          .lines()
          .filter(line -> line.contains("./cardwright"))
          .forEach(DocumentationTest::isCommand);
    } else if (kind.contains(" in ")) {
      quotes(block.text(), Sources.ROOT.resolve(kind.substring(kind.indexOf(" in ") + 4)));
    } else {
      assertThat(kind).as("a block that no test checks").isEqualTo("text");
    }
  }

  private static boolean adds(Game game, Block block) {
    try {
      return game.with(block.text(), block.page()).cards().size() > game.cards().size();
    } catch (Refused refused) {
      return false;
    }
  }

  /// Every line of the quotation stands in the file, in this order.
  private static void quotes(String quotation, Path file) {
    List<String> lines = Sources.text(file).lines().map(String::strip).toList();
    int at = 0;
    for (String line : quotation.lines().map(String::strip).toList()) {
      int found = lines.subList(at, lines.size()).indexOf(line);
      assertThat(found).as("'" + line + "' stands in " + Sources.name(file)).isNotNegative();
      at += found + 1;
    }
  }

  /// The command that a line calls is there and has a help text, which names its options.
  private static void isCommand(String line) {
    List<String> words = words(line.substring(line.indexOf("./cardwright")));
    if (words.size() > 1 && !words.get(1).equals("test")) {
      List<String> args = new ArrayList<>(words.subList(1, words.size()));
      args.add("--help");
      List<String> help = List.of(help(line, args).split("[^a-z-]+"));
      args.removeIf(word -> !word.startsWith("-"));
      assertThat(help).as(line).containsAll(args);
    }
  }

  /// The words of a command, as a shell parts them, up to a comment, a pipe or a redirection.
  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(command);
    while (word.find() && !END.matcher(word.group()).matches()) {
      words.add(word.group().replaceAll("\"([^\"]*)\"|^'([^']*)'$", "$1$2"));
    }
    return words;
  }

  @Test
  void a_command_with_an_unknown_option_is_noticed() {
    assertThatThrownBy(() -> isCommand("./cardwright play ggltcg --sed 7"))
        .isInstanceOf(AssertionError.class);
    assertThat(words("./cardwright play --deck \"Knight's Watch\" -x 'a b' # a comment"))
        .containsExactly("./cardwright", "play", "--deck", "Knight's Watch", "-x", "a b");
  }

  private static String help(String line, List<String> args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream shown = new PrintStream(out, true, StandardCharsets.UTF_8);
    int code =
        Main.run(args.toArray(String[]::new), new ByteArrayInputStream(new byte[0]), shown, shown);
    assertThat(code).as(line).isZero();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void the_readme_names_exactly_two_commands_to_set_up() {
    List<String> first =
        blocks("README.md").stream()
            .filter(block -> block.kind().equals("sh"))
            .findFirst()
            .orElseThrow()
            .text()
            .lines()
            .toList();
    assertThat(first).hasSize(2);
    assertThat(first.get(0)).startsWith("./cardwright serve");
    assertThat(first.get(1)).startsWith("./cardwright test");
  }

  @Test
  void the_readme_says_whose_the_games_are() {
    assertThat(Sources.text(Sources.ROOT.resolve("README.md")))
        .contains("unofficial fan project")
        .contains("belong to their owners");
  }
}
