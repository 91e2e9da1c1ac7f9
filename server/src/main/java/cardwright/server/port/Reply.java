package cardwright.server.port;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// The answer to a [Request].
///
/// @param status 200 and the like
/// @param headers what stands above the body
public record Reply(int status, SequencedMap<String, String> headers, Body body) {
  /// An answer without a body.
  public static Reply empty(int status) {
    return new Reply(status, new LinkedHashMap<>(), Body.EMPTY);
  }

  /// An answer with a text.
  ///
  /// @param type the media type: `application/json`
  public static Reply text(int status, String type, String text) {
    return bytes(status, type, Body.of(text));
  }

  /// An answer with bytes.
  public static Reply bytes(int status, String type, Body body) {
    return new Reply(status, new LinkedHashMap<>(Map.of("Content-Type", type)), body);
  }

  /// This answer with one more header.
  public Reply with(String name, String value) {
    SequencedMap<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Reply(status, more, body);
  }
}
