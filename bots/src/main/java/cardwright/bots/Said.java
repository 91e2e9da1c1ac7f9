package cardwright.bots;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// What came from a program.
sealed interface Said {
  /// A line without its end.
  record Line(String text) implements Said {}

  /// A line that is longer than the protocol allows.
  record TooLong(int most) implements Said {}

  /// A line that is not UTF-8.
  record NotText() implements Said {}

  /// Nothing, for as long as was waited.
  record Silence() implements Said {}

  /// Its output has ended: nothing more will come.
  record End() implements Said {}

  /// The line that these bytes are.
  static Said of(ByteArrayOutputStream bytes) {
    try {
      return new Line(
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(bytes.toByteArray()))
              .toString()
              .strip());
    } catch (CharacterCodingException e) {
      return new NotText();
    }
  }
}
