package cardwright.server.port;

import java.nio.charset.StandardCharsets;

/// The bytes of a request or a reply.
public final class Body {
  /// No bytes.
  public static final Body EMPTY = new Body(new byte[0]);

  private final byte[] bytes;

  private Body(byte[] bytes) {
    this.bytes = bytes;
  }

  /// These bytes, which nobody changes any more.
  public static Body of(byte[] bytes) {
    return bytes.length == 0 ? EMPTY : new Body(bytes);
  }

  /// A text in UTF-8.
  public static Body of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  /// How many there are.
  public int size() {
    return bytes.length;
  }

  /// The bytes, which are not to be changed.
  public byte[] bytes() {
    return bytes;
  }
}
