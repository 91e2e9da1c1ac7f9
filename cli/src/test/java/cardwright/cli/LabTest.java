package cardwright.cli;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabTest {
  @TempDir private Path folder;

  @Test
  void a_matrix_tells_what_each_deck_scores_against_each() {
    Ran ran =
        run("lab", "matrix", "ggltcg", "--deck", "Twins", "--deck", "Rummage", "--pairs", "10");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith("GGLTCG, starter18, greedy on both sides, 20 games, seed 1\n")
        .containsPattern(
            "Twins: [0-9.]+ % on average\n +[0-9.]+ % \\([0-9.]+ to [0-9.]+\\) against Rummage")
        .contains("no deck has an edge over this mix: ")
        .containsPattern("under greedy who goes first has a score of [0-9.]+ %")
        .containsPattern("\\d+ of the games were different ones");
  }

  @Test
  void games_that_repeat_are_counted_once() {
    Ran ran =
        run("lab", "matrix", "ggltcg", "--deck", "Twins", "--deck", "Rummage", "--pairs", "30");

    // Nothing of GGLTCG is shuffled, and greedy leaves nothing to chance but who goes first.
    assertThat(ran.out()).containsPattern("against Rummage, in \\d different games?\n");
  }

  @Test
  void all_ready_made_decks_and_random_ones_take_part_and_are_written_for_other_programs()
      throws IOException {
    Path csv = folder.resolve("m.csv");
    Ran ran =
        run(
            "lab",
            "matrix",
            "littletroubles",
            "--pairs",
            "1",
            "--player",
            "random",
            "--random",
            "1",
            "--csv",
            csv.toString(),
            "--json");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("\"format\" : \"daycare\"", "\"random 1\"", "\"bestAnswer\"");
    assertThat(Files.readAllLines(csv))
        .hasSizeGreaterThan(2)
        .first()
        .isEqualTo("deck,other,pairs,score,low,high,games,distinct,first,turns");
  }

  @Test
  void a_page_has_the_scores_and_asks_nothing_of_the_network() throws IOException {
    Path page = folder.resolve("m.html");
    Ran ran =
        run(
            "lab",
            "matrix",
            "ggltcg",
            "--deck",
            "Twins",
            "--deck",
            "Rummage",
            "--pairs",
            "2",
            "--html",
            page.toString());

    assertThat(ran.code()).isZero();
    assertThat(Files.readString(page))
        .contains("<th scope=\"col\">Rummage</th>", "On average over the others")
        .doesNotContain("http", "<script", "src=");
  }

  @Test
  void too_few_decks_are_refused() {
    Ran ran = run("lab", "matrix", "ggltcg", "--deck", "Twins");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("a matrix needs from 2 to 200 decks, not 1");
  }

  @Test
  void numbers_that_are_too_large_are_refused() {
    assertThat(run("lab", "matrix", "ggltcg", "--pairs", "2000000000").code()).isEqualTo(2);
    assertThat(run("lab", "matrix", "ggltcg", "--random", "50000").code()).isEqualTo(2);
    assertThat(run("lab", "matrix", "ggltcg", "--random", "-1").code()).isEqualTo(2);
  }

  @Test
  void lab_says_what_it_can_find_out() {
    assertThat(run("lab").err()).contains("cardwright lab matrix GAME");
  }
}
