package cardwright.cli;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ScenarioCommandTest {
  private static final String HOLDS =
      """
      game: ggltcg
      name: the next player opens with 4 CC
      rule: [GG 4.2]
      turn: {player: A, number: 5}
      A: {cc: 1, play: [Umbruh], hand: [Sun]}
      B: {cc: 1, play: [Archer], hand: [Ka]}
      moves:
        - A: end turn
      then:
        B: {cc: 5}
        asks: B
      """;

  @TempDir private Path folder;

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  @Test
  void scenarios_that_hold_pass() throws IOException {
    write("a.yaml", HOLDS);
    write("b.yaml", HOLDS);

    Ran ran = run("scenario", folder.toString());

    assertThat(ran.out()).isEqualTo("2 passed, 0 failed\n");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
  }

  @Test
  void a_failure_shows_expected_actual_and_log_and_ends_with_one() throws IOException {
    write("a.yaml", HOLDS);
    write("b.yaml", HOLDS.replace("cc: 5", "cc: 6"));

    Ran ran = run("scenario", folder.toString());

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.lines())
        .anyMatch(line -> line.startsWith("FAILED the next player opens with 4 CC"))
        .anyMatch(line -> line.contains("expected 6, actual 5"))
        .anyMatch(line -> line.contains("log"))
        .last()
        .isEqualTo("1 passed, 1 failed");
  }

  @Test
  void a_malformed_file_is_named_with_its_line_and_the_others_still_run() throws IOException {
    write("a.yaml", "game: ggltcg\nname: [unclosed\nthen: x\n");
    write("b.yaml", HOLDS);

    Ran ran = run("scenario", folder.toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("a.yaml").containsPattern("\\d").doesNotContain("\tat ");
    assertThat(ran.lines().getLast()).isEqualTo("1 passed, 0 failed, 1 unreadable");
  }

  @Test
  void a_card_that_the_game_does_not_know_makes_the_file_unreadable() throws IOException {
    write("a.yaml", HOLDS.replace("Archer", "Nobody"));

    Ran ran = run("scenario", folder.toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("a.yaml:", "Nobody");
    assertThat(ran.out()).doesNotContain("FAILED");
  }

  @Test
  void a_scenario_of_an_unknown_game_is_refused() throws IOException {
    write("a.yaml", HOLDS.replace("ggltcg", "gglctg"));

    Ran ran = run("scenario", folder.toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("there is no game 'gglctg'; did you mean 'ggltcg'?");
  }

  @Test
  void a_path_that_is_not_there_is_refused() {
    Ran ran = run("scenario", folder.resolve("nowhere").toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("nowhere: there is no such file or folder");
  }

  @Test
  void programs_are_told_which_scenarios_failed() throws IOException {
    write("a.yaml", HOLDS);
    write("b.yaml", HOLDS.replace("cc: 5", "cc: 6"));

    Ran ran = run("scenario", folder.toString(), "--json");

    JsonNode result = new JsonMapper().readTree(ran.out());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(result.at("/tally/passed").asInt()).isEqualTo(1);
    assertThat(result.at("/tally/failed").asInt()).isEqualTo(1);
    assertThat(result.at("/failures/0/name").asString())
        .isEqualTo("the next player opens with 4 CC");
    assertThat(result.at("/failures/0/verdict/failures/0").asString())
        .contains("expected 6, actual 5");
  }
}
