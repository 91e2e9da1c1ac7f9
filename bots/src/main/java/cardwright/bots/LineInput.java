package cardwright.bots;

import cardwright.engine.Refused;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Lines that come from outside, in UTF-8. A line without end is refused before it is kept.
public final class LineInput {
  private final Reader in;
  private final int most;
  private int number;
  private boolean inside;

  /// The lines of a stream.
  ///
  /// @param most how many characters a line may have
  public LineInput(InputStream in, int most) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.most = most;
  }

  /// The next line without its end; empty when there is none.
  ///
  /// @throws Refused when it is too long; what is left of it is passed over when the next one is asked for
  public Optional<String> next() throws IOException {
    StringBuilder line = new StringBuilder();
    passOver();
    int each = in.read();
    if (each < 0) {
      return Optional.empty();
    }
    number++;
    for (; each >= 0 && each != '\n'; each = in.read()) {
      if (line.length() == most) {
        inside = true;
        throw new Refused("line " + number + " has more than " + most + " characters");
      }
      line.append((char) each);
    }
    boolean carriage = !line.isEmpty() && line.charAt(line.length() - 1) == '\r';
    return Optional.of(carriage ? line.substring(0, line.length() - 1) : line.toString());
  }

  /// Passes over what is left of a line that was too long.
  private void passOver() throws IOException {
    while (inside) {
      int each = in.read();
      inside = each >= 0 && each != '\n';
    }
  }

  /// The number of the last line that was read, from 1.
  public int number() {
    return number;
  }
}
