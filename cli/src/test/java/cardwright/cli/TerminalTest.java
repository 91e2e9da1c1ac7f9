package cardwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.console.Console;
import cardwright.cli.console.TerminalScreen;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;

class TerminalTest {
  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int play(int columns, int rows, String typed) throws IOException {
    Terminal terminal =
        new DumbTerminal(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), shown);
    terminal.setSize(Size.of(columns, rows));
    Console console =
        new Console(
            InputStream.nullInputStream(),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            true,
            true,
            () -> 80,
            _ -> TerminalScreen.of(terminal, true));
    return Main.run(new String[] {"play", "ggltcg", "--seed", "7"}, console);
  }

  private String shown() {
    return shown.toString(StandardCharsets.UTF_8);
  }

  @Test
  void a_narrow_terminal_is_refused_with_what_is_needed() throws IOException {
    int code = play(40, 24, "quit\n");

    assertThat(code).isEqualTo(2);
    assertThat(shown()).doesNotContain("seed");
    assertThat(err.toString(StandardCharsets.UTF_8).lines())
        .hasSizeGreaterThan(1)
        .allMatch(line -> line.length() <= 80);
    assertThat(err.toString(StandardCharsets.UTF_8).replace('\n', ' '))
        .contains("the terminal has 40 columns and 24 lines; the table needs 60 columns");
  }

  @Test
  void a_low_terminal_is_refused_with_what_is_needed() throws IOException {
    assertThat(play(80, 10, "quit\n")).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("80 columns and 10 lines");
  }

  @Test
  void a_terminal_that_does_not_know_its_size_is_taken_as_it_is() throws IOException {
    assertThat(play(0, 0, "quit\n")).isZero();
  }

  @Test
  void a_person_is_told_what_is_wrong_and_asked_again() throws IOException {
    int code = play(80, 24, "dance\n\nundo\n99\nquit\n");

    assertThat(code).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(shown())
        .contains("'dance' is not offered. ", "Type a number; help for more.")
        .contains("there is no move of yours to take back")
        .contains("there is no move 99")
        .contains("You left the game after ");
  }

  @Test
  void refusals_are_broken_between_words() throws IOException {
    play(80, 24, "dance\nquit\n");

    assertThat(shown().lines().filter(line -> !line.startsWith(">")))
        .allMatch(line -> line.replaceAll("\u001b\\[[0-9;]*m", "").length() <= 80);
  }

  @Test
  void a_person_who_ends_the_input_leaves_the_game() throws IOException {
    assertThat(play(80, 24, "")).isZero();
    assertThat(shown()).contains("You left the game after ");
  }
}
