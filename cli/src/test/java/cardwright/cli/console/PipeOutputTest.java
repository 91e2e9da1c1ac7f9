package cardwright.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Commands whose reader goes away, as `head -1` does.
final class PipeOutputTest {
  /// A pipe of which only the first bytes are read.
  private static final class Head extends OutputStream {
    private int left = 40;

    @Override
    public void write(int octet) throws IOException {
      if (--left < 0) {
        throw new IOException("Broken pipe");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "help play",
        "decks mlpccg",
        "cards ggltcg",
        "cards ggltcg --json",
        "cards check --help",
        "simulate ggltcg --games 2 --a random",
        "simulate ggltcg --games 2 --a random --json",
        "lab train ggltcg --weights --games 10 --player random --threads 1",
        "bench ggltcg --seconds 1",
        "play ggltcg --seed 1",
      })
  void where_nobody_reads_on_the_command_ends_without_a_word(String command) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            command.split(" "),
            InputStream.nullInputStream(),
            new PrintStream(new PipeOutput(new Head()), true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    assertThat(code).isEqualTo(141);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .doesNotContain("fault", "Exception", "written");
  }
}
