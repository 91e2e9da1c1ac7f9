package cardwright.cli;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.Shell.Ran;
import cardwright.cli.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {
  @Test
  void without_a_command_it_says_what_there_is() {
    Ran ran = run();

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains(
            "play",
            "simulate",
            "balance",
            "cards",
            "decks",
            "deck",
            "scenario",
            "replay",
            "verify",
            "analyse",
            "solve",
            "lab",
            "bot",
            "bridge",
            "bench",
            "duel");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play",
        "simulate",
        "balance",
        "cards",
        "decks",
        "deck",
        "scenario",
        "replay",
        "verify",
        "analyse",
        "solve",
        "bot",
        "bridge",
        "bench",
        "duel"
      })
  void every_command_has_help(String command) {
    Ran asked = run("help", command);

    assertThat(asked.code()).isZero();
    assertThat(asked.out()).startsWith("Usage: cardwright " + command).contains("-h, --help");
    assertThat(run(command, "--help")).isEqualTo(asked);
  }

  @Test
  void the_version_is_told() {
    Ran ran = run("--version");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).startsWith("cardwright ").contains("Java 2");
  }

  @Test
  void an_unknown_command_is_refused_with_the_nearest_one() {
    Ran ran = run("plya");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("'plya'", "did you mean: play", "try: cardwright help");
  }

  @Test
  void a_missing_argument_is_named() {
    Ran ran = run("simulate", "ggltcg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--games", "try: cardwright help simulate");
  }

  @Test
  void a_number_that_is_none_is_named() {
    Ran ran = run("simulate", "ggltcg", "--games", "many");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--games", "'many'").doesNotContain("\tat ");
  }

  @Test
  void a_number_that_is_none_is_told_with_its_range() {
    assertThat(run("play", "ggltcg", "--seed", "x".repeat(100)).err())
        .contains("'" + "x".repeat(59) + "…' is not a whole number from -9223372036854775808 to ");
    assertThat(run("replay", "x", "--at", "soon").err())
        .contains("'soon' is not a whole number from 0 to 2147483647");
  }

  @Test
  void a_game_in_place_of_a_command_hints_at_play() {
    Ran ran = run("GGLTCG");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("did you mean: cardwright play ggltcg?");
  }

  @Test
  void control_characters_of_the_input_are_not_printed() {
    assertThat(run("cards", "a\u001b[2Jb").err()).contains("'a\\u001b[2Jb'");
    assertThat(run("play", "ggltcg", "--\u001b").err()).doesNotContain("\u001b");
  }

  @Test
  void output_that_cannot_be_written_is_a_fault() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("no space left");
          }
        };

    int code =
        Main.run(
            new String[] {"cards", "ggltcg"},
            InputStream.nullInputStream(),
            new PrintStream(full, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));

    assertThat(code).isEqualTo(3);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("cardwright: the output cannot be written\n");
  }

  @Test
  void an_error_of_the_machine_is_a_fault_with_its_message() {
    assertThat(fault(new OutOfMemoryError("for a test")))
        .contains("a fault of cardwright itself; please report it", "for a test");
  }

  @Test
  void a_fault_while_a_game_from_outside_plays_names_its_jar() {
    Error error = new OutOfMemoryError("for a test");
    error.setStackTrace(
        new StackTraceElement[] {
          new StackTraceElement("app", null, null, "cardwright.Kit", "run", "Kit.java", 1),
          new StackTraceElement("songs.jar", null, null, "songs.Board", "play", "Board.java", 1)
        });
    assertThat(fault(error)).contains("a fault in songs.jar or in cardwright; please report it");
  }

  /// What is printed when a command fails with such an error.
  private static String fault(Error error) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(OutputStream.nullOutputStream());
    Console console =
        new Console(
            InputStream.nullInputStream(),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            false,
            () -> 80,
            _ -> {
              throw error;
            });

    assertThat(Main.run(new String[] {"play", "ggltcg"}, console)).isEqualTo(3);
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void bench_refuses_no_time_at_all() {
    Ran ran = run("bench", "ggltcg", "--seconds", "0");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo("cardwright bench: --seconds has to be from 1 to 3600, not 0\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"play", "cards", "decks", "bench"})
  void an_unknown_game_is_refused_with_the_nearest_one(String command) {
    Ran ran = run(command, "gglctg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .isEqualTo(
            "cardwright "
                + command
                + ": there is no game 'gglctg'; did you mean 'ggltcg'? Known: "
                + String.join(", ", Catalog.builtIn().names())
                + ".\n");
  }
}
