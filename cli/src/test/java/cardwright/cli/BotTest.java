package cardwright.cli;

import static cardwright.cli.Shell.firstMoves;
import static cardwright.cli.Shell.run;
import static cardwright.cli.Shell.typing;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotTest {
  private static final Path EXAMPLES = Path.of("../examples/bots");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin/java").toString();
  private static final Pattern TALK = Pattern.compile("(?m)^```text\\n(> [\\s\\S]*?)^```$");

  /// Seconds for a move: more than a program takes on the busiest machine.
  private static final String PATIENT = "600";

  @TempDir private Path folder;

  @AfterEach
  void noProgramStaysBehind() {
    assertThat(ProcessHandle.current().descendants()).isEmpty();
  }

  private static void wholeGames(String game, String bot) {
    Ran ran =
        run("simulate", game, "--games", "2", "--a", bot, "--b", "random", "--bot-limit", PATIENT);

    assertThat(ran.err()).startsWith("2 games in ").doesNotContain("loses");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("2 games, seed 1", bot + " (a)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void the_example_in_java_plays_whole_games(String game) {
    wholeGames(game, "exec:'" + JAVA + "' '" + EXAMPLES.resolve("Bot.java") + "'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void the_example_in_python_plays_whole_games(String game) {
    assumeTrue(hasPython(), "there is no python3 here to run examples/bots/bot.py with");
    wholeGames(game, "exec:python3 '" + EXAMPLES.resolve("bot.py") + "'");
  }

  private static boolean hasPython() {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /// The command `cardwright bot` as a program of its own.
  private static String ours(String... args) {
    return "exec:'%s' -cp '%s' cardwright.cli.Main bot %s"
        .formatted(JAVA, System.getProperty("java.class.path"), String.join(" ", args));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void our_own_players_are_bots_too(String game) {
    Ran random =
        run(
            "simulate",
            game,
            "--games",
            "1",
            "--a",
            ours(game, "--player random"),
            "--threads",
            "1",
            "--bot-limit",
            PATIENT);

    assertThat(random.err()).startsWith("1 game in ");
    assertThat(random.code()).isZero();
  }

  /// Two games of the greedy player as a program.
  private static Ran twoGames(String game, String... options) {
    String program = ours(game, "--player greedy");
    List<String> words =
        List.of("simulate", game, "--games", "2", "--a", program, "--bot-limit", PATIENT);
    return run(Stream.concat(words.stream(), Stream.of(options)).toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles"})
  void a_player_that_looks_ahead_does_so_at_a_table_elsewhere(String game) {
    Ran ran = twoGames(game, "--b", "random");

    assertThat(ran.err()).startsWith("2 games in ");
    assertThat(ran.out()).containsPattern("Main bot .* \\(a\\) +[12] wins");
  }

  @Test
  void a_program_is_told_the_values_of_a_file() {
    Ran ran =
        twoGames(
            "ggltcg", "--b", "greedy", "--value-a", "src/test/resources/values/backwards.value");

    assertThat(ran.out())
        .containsPattern("exec:.* by src/test/resources/values/backwards.value \\(a\\) +0 wins")
        .containsPattern("greedy \\(b\\) +2 wins");
  }

  @Test
  void a_bot_that_knows_another_game_says_so_and_has_lost() {
    Ran ran =
        typing(
            "",
            "play",
            "ggltcg",
            "--seed",
            "7",
            "--bot-limit",
            PATIENT,
            "--against",
            ours("mlpccg"));

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("answered hello with", "'ggltcg' is played there; this bot plays mlpccg");
  }

  @Test
  void a_bot_that_nobody_speaks_to_is_refused() {
    Ran ran = run("bot", "ggltcg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .contains("cardwright bot: the input ended before the result", "docs/bots.md");
    assertThat(typing("hello\n", "bot", "ggltcg").err())
        .contains("the other side said 'hello', which is not JSON");
    assertThat(run("bot", "ggltcg", "--player", "genius").err()).contains("'genius'");
  }

  @Test
  void a_bot_that_dies_loses_the_game_and_the_record_is_kept() {
    Path record = folder.resolve("lost.play");

    Ran ran =
        typing(
            firstMoves(),
            "play",
            "ggltcg",
            "--seed",
            "7",
            "--record",
            record.toString(),
            "--bot-limit",
            PATIENT,
            "--against",
            "exec:sh -c 'read l; echo {\\\"type\\\":\\\"hello\\\",\\\"protocol\\\":1}; read l'");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .startsWith("cardwright play: the bot 'sh -c ")
        .contains("at seat B loses: ended with exit code 0 before it answered question 1");
    assertThat(run("replay", record.toString()).code()).isZero();
  }

  @Test
  void games_that_are_forfeited_are_lost_and_counted() {
    Ran ran = run("simulate", "ggltcg", "--games", "4", "--a", "random", "--b", "exec:false");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("won by forfeit: 4");
    assertThat(ran.err()).contains("at seat A loses", "4 games were lost by such faults");
  }

  @Test
  void what_is_no_command_is_refused_before_the_game() {
    Ran missing = run("play", "ggltcg", "--against", "exec:no-such-program-here");

    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.out()).isEmpty();
    assertThat(missing.err()).contains("'no-such-program-here' cannot be started");
    assertThat(run("play", "ggltcg", "--against", "exec:").err()).contains("a command is needed");
    assertThat(run("simulate", "ggltcg", "--games", "2", "--b", "exec:'x").err())
        .contains("is never closed");
    assertThat(run("play", "ggltcg", "--against", "exec:x", "--bot-limit", "0").err())
        .contains("--bot-limit has to be from 1 to 3600, not 0");
  }

  @Test
  void the_conversation_of_the_documentation_is_true() throws IOException {
    Matcher page = TALK.matcher(Files.readString(Path.of("../docs/bots.md")));
    assertThat(page.find()).isTrue();
    List<String> told = page.group(1).lines().filter(line -> !line.equals("…")).toList();
    Path answers = Files.writeString(folder.resolve("answers"), answers(told));
    Path log = folder.resolve("log");

    Ran ran =
        run(
            "simulate",
            "ggltcg",
            "--games",
            "1",
            "--seed",
            "7",
            "--deck-a",
            "Knight's Watch",
            "--deck-b",
            "Knight's Watch",
            "--a",
            "exec:sh src/test/resources/bots/scripted.sh '" + log + "' '" + answers + "'",
            "--b",
            "random");

    assertThat(ran.code()).isZero();
    List<String> said = Files.readAllLines(log);
    for (int i = 0; i < told.size() - 1; i++) {
      assertThat(said.get(i)).matches(pattern(told.get(i)));
    }
    assertThat(said.getLast()).matches(pattern(told.getLast()));
  }

  private static String answers(List<String> told) {
    return told.stream()
        .filter(line -> line.startsWith("< "))
        .map(line -> line.substring(2) + "\n")
        .collect(joining());
  }

  /// A line in which `…` stands for anything.
  private static Pattern pattern(String line) {
    return Pattern.compile(
        Stream.of(line.split("…", -1)).map(Pattern::quote).collect(joining(".*")));
  }

  @Test
  void a_bot_is_told_nothing_that_its_seat_may_not_see() throws IOException {
    Path answers =
        Files.writeString(folder.resolve("answers"), "{\"type\":\"hello\",\"protocol\":1}\n");
    Path log = folder.resolve("log");

    Ran ran =
        typing(
            firstMoves(),
            "play",
            "littletroubles",
            "--seed",
            "7",
            "--format",
            "daycare",
            "--deck",
            "Recess Champions",
            "--opponent-deck",
            "Cookie Cupboard",
            "--against",
            "exec:sh src/test/resources/bots/scripted.sh '" + log + "' '" + answers + "'");

    assertThat(ran.err()).isEmpty();
    List<String> said = Files.readAllLines(log);
    assertThat(said.getFirst()).contains("Cookie Cupboard", "\"otherDeck\":null");
    assertThat(said.getFirst()).doesNotContain("Recess Champions").doesNotContain("seed");
    assertThat(said.stream().filter(line -> line.startsWith("> {\"type\":\"choose\"")))
        .hasSizeGreaterThan(5)
        .allSatisfy(line -> assertThat(line).contains("\"viewer\":\"B\""));
    assertThat(String.join("\n", said))
        .contains("A draws a card.")
        .doesNotContainPattern("A draws (?!a card|\\d+ cards)");
  }
}
