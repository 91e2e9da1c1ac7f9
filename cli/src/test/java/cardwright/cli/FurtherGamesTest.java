package cardwright.cli;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The option `--games`. What comes of a folder with a game is tested with the first game of the examples, in `house`.
final class FurtherGamesTest {
  @TempDir private Path empty;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play ggltcg",
        "cards ggltcg",
        "cards check my.cards --game ggltcg",
        "decks ggltcg",
        "deck check my.deck --game ggltcg",
        "scenario here.yaml",
        "solve here.yaml",
        "bot ggltcg",
        "bench ggltcg",
        "serve"
      })
  void a_folder_without_games_is_refused_behind_a_command(String command) {
    isRefused(Stream.of(command + " --games " + empty));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play ggltcg",
        "simulate ggltcg --games 2",
        "balance ggltcg",
        "lab train ggltcg",
        "load",
        "cards ggltcg",
        "serve"
      })
  void a_folder_without_games_is_refused_before_a_command(String command) {
    isRefused(Stream.of("--games " + empty + " " + command));
  }

  private static void isRefused(Stream<String> lines) {
    lines.forEach(line -> {
      Ran ran = run(line.split(" "));

      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.out()).isEmpty();
      assertThat(ran.err()).contains("there is no jar in the folder");
    });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play",
        "simulate",
        "balance",
        "cards",
        "decks",
        "scenario",
        "replay",
        "verify",
        "analyse",
        "solve",
        "bot",
        "serve",
        "load",
        "bench"
      })
  void the_help_of_a_command_tells_of_the_folder(String command) {
    assertThat(run(command, "--help").out()).contains("--games").contains("FOLDER");
  }

  @Test
  void the_help_of_all_commands_tells_of_the_folder() {
    assertThat(run("--help").out()).contains("--games=FOLDER");
    assertThat(run("cards", "check", "--help").out()).contains("--games=FOLDER");
    assertThat(run("deck", "check", "--help").out()).contains("--games=FOLDER");
  }

  @Test
  void a_folder_in_place_of_a_number_of_games_is_told_where_it_belongs() {
    Ran ran = run("simulate", "ggltcg", "--games", "folder");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("cardwright --games FOLDER COMMAND");
  }
}
