package cardwright.bots;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// Output of a program: what was read from it.
sealed interface ProgramOutput {
  /// A line without its end.
  record Line(String text) implements ProgramOutput {}

  /// A line that is longer than the protocol allows.
  record TooLong(int most) implements ProgramOutput {}

  /// A line that is not UTF-8.
  record NotText() implements ProgramOutput {}

  /// Nothing, for as long as was waited.
  record Silence() implements ProgramOutput {}

  /// Its output has ended: nothing more will come.
  record End() implements ProgramOutput {}

  /// The line that these bytes are.
  static ProgramOutput of(ByteArrayOutputStream bytes) {
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
