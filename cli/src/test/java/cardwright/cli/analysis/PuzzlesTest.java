package cardwright.cli.analysis;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Puzzles that are found in plays, and graded.
class PuzzlesTest {
  @TempDir private Path folder;

  private Ran mine() {
    return run(
        "puzzles", "mine", "ggltcg", "--plays", "20", "--most", "1", "--write", folder.toString());
  }

  @Test
  void found_puzzles_hold_are_graded_and_are_not_found_again() throws IOException {
    assertThat(mine().code()).isZero();
    Path file;
    try (var files = Files.list(folder)) {
      file = files.findFirst().orElseThrow();
    }
    String found = Files.readString(file);
    assertThat(found).contains("puzzle: {rating: 0, solved by: [], best: ");
    Ran held = run("scenario", folder.toString());
    assertThat(held.code()).as(held.out()).isZero();

    Ran graded = run("puzzles", "grade", folder.toString());

    assertThat(graded.err()).isEmpty();
    assertThat(Files.readString(file)).doesNotContain("rating: 0,");
    assertThat(run("puzzles", "grade", folder.toString()).out()).isEqualTo(graded.out());
    assertThat(mine().code()).isZero();
    String title =
        found.lines().filter(line -> line.startsWith("name: ")).findFirst().orElseThrow();
    assertThat(Files.readString(file).lines().filter(title::equals)).hasSize(1);
  }

  @Test
  void where_nothing_is_to_be_done_it_is_said_what_could_be() {
    assertThat(run("puzzles").err()).contains("cardwright puzzles mine GAME");
    assertThat(run("puzzles", "mine", "ggltcg", "--write", folder + "/none").err())
        .contains("there is no such folder");
    assertThat(run("puzzles", "mine", "ggltcg", "--threads", "0").err())
        .contains("threads have to be from 1 to 1024, not 0");
    assertThat(run("puzzles", "mine", "ggltcg", "--plays", "0").err())
        .contains("plays have to be at least 1, not 0");
    assertThat(run("puzzles", "mine", "ggltcg", "--player", "nobody").err()).contains("nobody");
  }
}
