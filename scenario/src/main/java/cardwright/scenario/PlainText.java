package cardwright.scenario;

import cardwright.engine.Refused;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Reads whole text files in UTF-8. A byte order mark at the start is passed over.
public final class PlainText {
  // The most bytes that a character takes in UTF-8: those of two characters take four together.
  private static final int BYTES = 3;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private PlainText() {}

  /// The content of a file.
  ///
  /// @param name what to call the file in messages
  /// @param most how many characters it may have
  /// @throws Refused when it is not there, is a folder, has more characters, is no text, or cannot
  ///     be read
  public static String read(Path file, String name, int most) {
    if (!Files.exists(file)) {
      throw new Refused(name + ": there is no such file");
    }
    if (Files.isDirectory(file)) {
      throw new Refused(name + ": this is a folder; a file is needed");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, name, most);
    } catch (IOException e) {
      throw new Refused(name + ": the file cannot be read (" + e.getMessage() + ")", e);
    }
  }

  /// What comes from a stream, to its end.
  ///
  /// @param name what to call it in messages
  /// @param most how many characters it may have
  /// @throws Refused when it has more, or is no text
  public static String read(InputStream in, String name, int most) throws IOException {
    // The size that the system tells is no bound: devices and pipes have none.
    int bound = BYTES * (most + 1);
    byte[] bytes = in.readNBytes(bound + 1);
    String text = bytes.length > bound ? "" : text(bytes, name);
    if (bytes.length > bound || text.length() > most) {
      throw new Refused(
          name + ": it has more than " + most + " characters; it cannot be what is needed");
    }
    return text;
  }

  private static String text(byte[] bytes, String name) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    if (result.isError()) {
      throw new Refused(
          name + ":" + line(bytes, in.position()) + ": the file is not text in UTF-8");
    }
    String text = out.flip().toString();
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }

  private static int line(byte[] bytes, int at) {
    int line = 1;
    for (int i = 0; i < at; i++) {
      line += bytes[i] == '\n' ? 1 : 0;
    }
    return line;
  }
}
