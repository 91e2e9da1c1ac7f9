package cardwright.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// Lines from outside.
class LineInputTest {
  private static LineInput lines(String text) {
    return new LineInput(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), 5);
  }

  @Test
  void lines_come_without_their_ends_and_the_last_needs_none() throws IOException {
    LineInput lines = lines("one\r\n\n\u00e4\u20ac\nfive5");

    assertThat(lines.next()).contains("one");
    assertThat(lines.next()).contains("");
    assertThat(lines.next()).contains("\u00e4\u20ac");
    assertThat(lines.next()).contains("five5");
    assertThat(lines.number()).isEqualTo(4);
    assertThat(lines.next()).isEmpty();
  }

  @Test
  void a_line_without_end_is_refused_with_the_limit() throws IOException {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'x';
          }
        };

    assertThatThrownBy(() -> new LineInput(endless, 2_000).next())
        .isInstanceOf(Refused.class)
        .hasMessage("line 1 has more than 2000 characters");
  }

  @Test
  void what_is_left_of_a_line_that_is_too_long_is_passed_over() throws IOException {
    LineInput lines = lines("too long\n\ngood\nalso too long");

    assertThatThrownBy(lines::next).isInstanceOf(Refused.class);
    assertThat(lines.next()).contains("");
    assertThat(lines.next()).contains("good");
    assertThatThrownBy(lines::next).hasMessage("line 4 has more than 5 characters");
    assertThat(lines.next()).isEmpty();
  }
}
