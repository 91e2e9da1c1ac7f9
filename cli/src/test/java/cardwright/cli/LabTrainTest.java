package cardwright.cli;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabTrainTest {
  @TempDir private Path folder;

  @Test
  void a_network_is_trained_written_and_tried_in_a_match() throws IOException {
    Path file = folder.resolve("learned.value");
    Ran ran =
        run(
            "lab",
            "train",
            "littletroubles",
            "--games",
            "20",
            "--player",
            "random",
            "--match",
            "2",
            "--threads",
            "1",
            "--write",
            file.toString());
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains(" of 20 games; on every ninth game, held out")
        .contains("by the value as it stands")
        .contains("by the network")
        .contains("learned (a)")
        .contains("random (b)");
    assertThat(Files.readString(file))
        .startsWith("# What positions of Little Troubles are worth")
        .contains("--player random --games 20 --seed 1");
  }

  @Test
  void weights_are_shown_as_they_stand_and_as_they_fit_and_are_tried_in_a_match() {
    Ran ran =
        run(
            "lab",
            "train",
            "ggltcg",
            "--weights",
            "--games",
            "40",
            "--match",
            "10",
            "--threads",
            "1");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsPattern("cards awake +1\\.000 +-?[0-9.]+ +-?[0-9.]+")
        .contains("by the value as it stands")
        .contains("fitted (a)")
        .contains("greedy (b)");
  }

  @Test
  void weights_are_printed_and_not_written() {
    Path file = folder.resolve("weights");
    Ran ran = run("lab", "train", "ggltcg", "--weights", "--write", file.toString());
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--write is for a network; weights are printed");
    assertThat(file).doesNotExist();
  }

  @Test
  void a_game_whose_value_is_not_learned_is_refused() {
    Ran ran = run("lab", "train", "ggltcg", "--games", "10", "--player", "random");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("GGLTCG does not learn what positions are worth");
  }

  @Test
  void too_few_games_are_refused() {
    Ran ran = run("lab", "train", "littletroubles", "--games", "3");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("a network needs at least 10 games, not 3");
    assertThat(run("lab", "train", "ggltcg", "--weights", "--games", "3").err())
        .contains("weights need at least 10 games, not 3");
    assertThat(run("lab", "train", "littletroubles", "--match", "-1").err())
        .contains("--match has to be 0 or more, not -1");
  }
}
