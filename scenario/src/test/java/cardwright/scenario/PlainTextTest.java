package cardwright.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class PlainTextTest {
  @TempDir private Path folder;

  @Test
  void a_byte_order_mark_is_passed_over() throws IOException {
    Path file = Files.writeString(folder.resolve("x"), "\uFEFFgame: pebbles\n");

    assertThat(PlainText.read(file, "x", 100)).isEqualTo("game: pebbles\n");
  }

  @Test
  void bytes_that_are_no_text_are_refused_with_their_line() throws IOException {
    byte[] bytes = "one\ntwo\nthr\u00FF\n".getBytes(StandardCharsets.ISO_8859_1);
    Path file = Files.write(folder.resolve("x"), bytes);

    assertThatThrownBy(() -> PlainText.read(file, "x", 100))
        .isInstanceOf(Refused.class)
        .hasMessage("x:3: the file is not text in UTF-8");
  }

  @Test
  void a_file_that_ends_in_the_middle_of_a_letter_is_refused() throws IOException {
    Path file = Files.write(folder.resolve("x"), new byte[] {'a', (byte) 0xC3});

    assertThatThrownBy(() -> PlainText.read(file, "x", 100)).hasMessageContaining("x:1: ");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_file_without_end_is_refused() {
    assertThatThrownBy(() -> PlainText.read(Path.of("/dev/zero"), "zero", 5_000))
        .isInstanceOf(Refused.class)
        .hasMessage("zero: it has more than 5000 characters; it cannot be what is needed");
  }

  @Test
  void characters_are_counted_and_not_bytes() throws IOException {
    Path file = Files.writeString(folder.resolve("x"), "\u20AC".repeat(100));

    assertThat(PlainText.read(file, "x", 100)).hasSize(100);
    assertThatThrownBy(() -> PlainText.read(file, "x", 99))
        .isInstanceOf(Refused.class)
        .hasMessage("x: it has more than 99 characters; it cannot be what is needed");
  }
}
