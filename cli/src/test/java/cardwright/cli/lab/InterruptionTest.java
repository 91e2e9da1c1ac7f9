package cardwright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Main;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Ctrl+C in the middle of long work, in programs of their own.
final class InterruptionTest {
  /// Far longer than anything here takes: only a program that hangs is ended by it.
  private static final long MINUTES = 10;

  @TempDir private Path folder;

  private record Ended(int code, String out, String err) {}

  /// Starts a command, waits until its bar is shown, which means that it is well under way, and
  /// presses Ctrl+C.
  private Ended cutShort(String... command) throws IOException, InterruptedException {
    // Whoever starts the tests in the background has them, and what they start, ignore Ctrl+C.
    List<String> words = new ArrayList<>(List.of("env", "--default-signal=INT"));
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-Dcardwright.progress=true"));
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    words.addAll(List.of(command));
    Path out = folder.resolve("out");
    Process process = new ProcessBuilder(words).redirectOutput(out.toFile()).start();
    try (var err = process.getErrorStream()) {
      StringBuilder said = new StringBuilder();
      int octet = err.read();
      while (octet >= 0 && said.indexOf("[") < 0) {
        said.append((char) octet);
        octet = err.read();
      }
      new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
      String rest = new String(err.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).as("it ends").isTrue();
      return new Ended(process.exitValue(), Files.readString(out), said + rest);
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void a_simulation_reports_on_the_games_that_are_over() throws IOException, InterruptedException {
    Ended ended =
        cutShort("simulate", "ggltcg", "--games", "1000000", "--a", "random", "--threads", "1");
    assertThat(ended.code()).isEqualTo(130);
    assertThat(ended.err()).containsPattern("cut short after [1-9]\\d* of 1000000 games");
    assertThat(ended.out()).contains("GGLTCG, starter18, ", "95 % interval");
  }

  @Test
  void an_ablation_tells_what_there_is_so_far() throws IOException, InterruptedException {
    Ended ended =
        cutShort(
            "lab",
            "ablate",
            "ggltcg",
            "--deck",
            "Twins",
            "--player",
            "random",
            "--pairs",
            "5000",
            "--threads",
            "1");
    assertThat(ended.code()).isEqualTo(130);
    assertThat(ended.err()).containsPattern("cut short after [1-9]\\d* games");
    assertThat(ended.out())
        .contains("GGLTCG, starter18, Twins against 5 decks, ", "What each card is worth");
  }

  @Test
  void self_play_keeps_the_games_that_are_over() throws IOException, InterruptedException {
    Path data = folder.resolve("data");
    Ended ended =
        cutShort(
            "lab",
            "selfplay",
            "ggltcg",
            "--games",
            "1000000",
            "--player",
            "random",
            "--threads",
            "2",
            "--write",
            data.toString());
    assertThat(ended.code()).isEqualTo(130);
    assertThat(ended.err()).containsPattern("cut short after [1-9]\\d* of 1000000 games");
    Matcher told = Pattern.compile("(\\d+) positions of (\\d+) games").matcher(ended.out());
    assertThat(told.find()).isTrue();
    int positions = Integer.parseInt(told.group(1));
    int games = Integer.parseInt(told.group(2));
    NumpyArray numbers = NumpyArray.read(data.resolve("games.npy"));
    assertThat(numbers.shape()).containsExactly(positions);
    assertThat(numbers.get(positions - 1)).isEqualTo(games - 1);
    assertThat(NumpyArray.read(data.resolve("move_offsets.npy")).rows()).isEqualTo(positions + 1);
    assertThat(Files.readString(data.resolve("meta.json")))
        .contains(
            "\"games\" : " + games,
            "\"positions\" : " + positions,
            " --player random --games " + games + " --seed 1 --write ");
  }

  @Test
  void fitting_weights_tells_what_fits_to_the_games_that_are_over()
      throws IOException, InterruptedException {
    Ended ended =
        cutShort(
            "lab",
            "train",
            "ggltcg",
            "--weights",
            "--games",
            "1000000",
            "--player",
            "random",
            "--threads",
            "1");
    assertThat(ended.code()).isEqualTo(130);
    assertThat(ended.err()).contains("cut short");
  }

  @Test
  void tuning_terms_tells_and_writes_what_the_steps_so_far_come_to()
      throws IOException, InterruptedException {
    Path file = folder.resolve("tuned.value");
    Ended ended =
        cutShort(
            "lab",
            "tune",
            "ggltcg",
            "--steps",
            "1000000",
            "--games",
            "2",
            "--threads",
            "1",
            "--write",
            file.toString());
    assertThat(ended.code()).isEqualTo(130);
    assertThat(ended.err()).containsPattern("cut short after [1-9]\\d* of 1000000 steps");
    assertThat(ended.out()).contains("cards awake ");
    assertThat(Files.readString(file)).contains("lab tune ggltcg");
  }
}
