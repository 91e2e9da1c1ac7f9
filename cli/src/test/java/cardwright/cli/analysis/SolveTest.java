package cardwright.cli.analysis;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell;
import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SolveTest {
  private static final String PUZZLES = "../puzzles/ggltcg";

  private static final String LARGE =
      """
      game: ggltcg
      name: a whole game is too large
      A: {cc: 4, hand: [Archer, Ballaber, Beary, Dream, Sun, Twist]}
      B: {cc: 4, hand: [Demideca, Ka, Knight, Sun, Wake, Wizard]}
      then: {over: false}
      """;

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void a_puzzle_is_told_with_value_best_move_line_and_positions() {
    Ran ran = run("solve", PUZZLES, "--name", "past the car");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .contains(
            "  value  A to move scores 0.667", "  best   play jumpscare on car; all else is worse")
        .anyMatch(line -> line.startsWith("  line   A: play jumpscare on car, direct attack with"))
        .anyMatch(line -> line.matches("  [\\d,]+ positions visited, \\d+ moves deep"))
        .anyMatch(line -> line.startsWith("1 of 1 solved, "));
  }

  @Test
  void moves_that_are_equally_good_are_all_told() throws IOException {
    String either =
        """
        game: ggltcg
        name: either Toy wins
        A: {cc: 2, play: [Ka, Umbruh], hand: [Sun]}
        B: {play: [Gibbers], sleep: [Sun]}
        then: {over: false}
        """;

    Ran ran = run("solve", file("either.yaml", either));

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("value  A to move wins")
        .contains("tussle ka > gibbers")
        .contains("as good: ")
        .contains("tussle umbruh > gibbers");
  }

  @Test
  void programs_get_data() {
    Ran ran = run("solve", PUZZLES, "--name", "past the car", "--json");
    JsonNode solved = JsonMapper.shared().readTree(ran.out()).get(0);

    assertThat(solved.get("best").asString()).isEqualTo("play jumpscare on car");
    assertThat(solved.get("onlyOne").asBoolean()).isTrue();
    assertThat(solved.get("solution").get("low").asDouble()).isBetween(0.66, 0.67);
  }

  @Test
  void a_too_large_position_says_how_large_it_is_and_what_it_could_prove() throws IOException {
    Ran ran = run("solve", file("large.yaml", LARGE), "--positions", "2000");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("large.yaml:1:1: it is too large: 2,000 positions visited")
        .contains("moves a position on the average")
        .contains("A has 4 cc, 6 awake")
        .contains("Proved so far: A to move scores at least 0 and at most 1.")
        .doesNotContain("\tat ");
    assertThat(run("solve", file("large.yaml", LARGE), "--seconds", "1").code()).isEqualTo(2);
  }

  @Test
  void a_position_of_a_record_is_solved() throws IOException {
    String record = folder.resolve("game.txt").toString();
    Ran played =
        Shell.typing(
            Shell.firstMoves(),
            "play",
            "ggltcg",
            "--deck",
            Shell.SIX,
            "--against",
            "greedy",
            "--seed",
            "1",
            "--record",
            record);
    assertThat(played.code()).isZero();

    Ran early = run("solve", record, "--at", "0", "--positions", "500");
    assertThat(early.code()).isEqualTo(2);
    assertThat(early.err()).contains("game 1, after decision 0: it is too large");
    assertThat(run("solve", record, "--at", "9999").err())
        .contains("the record has no game 1 with a decision 9999");
    assertThat(run("solve", record).err()).contains("--at");
  }

  @Test
  void what_cannot_be_solved_is_refused() throws IOException {
    String other =
        """
        game: littletroubles
        name: not this game
        A: {cookies: 9, main: [Bus Driver]}
        B: {cookies: 9, main: [Bus Driver]}
        then: {over: false}
        """;
    refused("Little Troubles cannot be solved exactly", file("other.yaml", other));
    refused("chess", file("chess.yaml", other.replace("littletroubles", "chess")));
    refused("there is no such file", folder.resolve("none.yaml").toString());
    refused("none.txt: there is no such file", folder.resolve("none.txt").toString(), "--at", "1");
    refused("--positions has to be at least 1, not 0", PUZZLES, "--positions", "0");
    refused("--seconds has to be at least 1, not 0", PUZZLES, "--seconds", "0");
    refused("no scenario with a position has 'zebra' in its name", PUZZLES, "--name", "zebra");
    refused("--at and --in are for records", PUZZLES, "--at", "1");
    refused("broken.txt", file("broken.txt", "nothing\n"), "--at", "1");
  }

  private static void refused(String message, String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "solve";
    System.arraycopy(args, 0, all, 1, args.length);
    Ran ran = run(all);

    assertThat(ran.code()).as(message).isEqualTo(2);
    assertThat(ran.err()).contains(message).doesNotContain("\tat ");
    assertThat(ran.out()).isEmpty();
  }
}
