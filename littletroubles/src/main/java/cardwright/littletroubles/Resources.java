package cardwright.littletroubles;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// The files that come with the game. They are read when the game is loaded, never during play.
final class Resources {
  private Resources() {}

  static String text(String path) {
    try (InputStream in = Resources.class.getResourceAsStream(path)) {
      return new String(Objects.requireNonNull(in, path).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
