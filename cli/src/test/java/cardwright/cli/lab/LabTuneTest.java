package cardwright.cli.lab;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabTuneTest {
  /// What is good is worth less than nothing by this value.
  private static final String BACKWARDS = "src/test/resources/values/backwards.value";

  @TempDir private Path folder;

  private Ran tuned(String... more) {
    return run(
        Stream.concat(
                Stream.of("lab", "tune", "ggltcg", "--steps", "4", "--games", "4"), Stream.of(more))
            .toArray(String[]::new));
  }

  @Test
  void terms_are_tuned_written_and_tried_in_a_match_with_both_kinds_of_decks() throws IOException {
    Path file = folder.resolve("learned.value");
    Ran ran = tuned("--match", "4", "--write", file.toString());
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsPattern("cards awake +-?[0-9.]+ +-?[0-9.]+")
        .containsSubsequence(
            "4 steps of 4 games",
            "with ready-made decks:",
            "tuned (a)",
            "greedy (b)",
            "with decks made by chance:",
            "tuned (a)");
    assertThat(Files.readString(file))
        .startsWith("# What positions of GGLTCG are worth, its terms tuned by plays of\n")
        .contains("lab tune ggltcg --format starter18 --player greedy --steps 4 --games 4 --seed 1")
        .contains("input\thand ");
  }

  @Test
  void tuning_begins_with_the_value_of_a_file() throws IOException {
    Path file = folder.resolve("learned.value");
    Ran ran = tuned("--value", BACKWARDS, "--write", file.toString());
    assertThat(ran.out()).containsPattern("cards awake +-1\\.0000 +-");
    assertThat(Files.readString(file)).contains(" --seed 1 --value " + BACKWARDS + "\n");
  }

  @Test
  void what_cannot_be_tuned_is_refused() {
    assertRefused("the games of a step are played in pairs", "--games", "3");
    assertRefused("steps of tuning are from 1 to", "--steps", "0");
    assertRefused("games of the match are from 0 to", "--match", "-1");
    assertRefused("no.value", "--value", "target/no.value");
    assertRefused("there is no folder", "--write", "target/none/learned.value");
    assertRefused("nobody", "--player", "nobody");
  }

  private void assertRefused(String why, String... options) {
    Ran ran =
        run(
            Stream.concat(Stream.of("lab", "tune", "ggltcg"), Stream.of(options))
                .toArray(String[]::new));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).startsWith("cardwright lab tune: ").contains(why);
  }
}
