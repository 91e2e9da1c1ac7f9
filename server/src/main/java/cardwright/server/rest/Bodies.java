package cardwright.server.rest;

import static cardwright.engine.Message.number;

import cardwright.server.port.Request;
import cardwright.server.wire.Json;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;

/// Reads the bodies of requests.
final class Bodies {
  private static final int MOST = 32 * 1024;

  private Bodies() {}

  /// The largest record that is opened, in bytes.
  static final int MOST_RECORD = 240 * 1024;

  /// The body as a text.
  ///
  /// @param most how many bytes it may have
  /// @throws Problem when it is too large or no text
  static String text(Request request, int most) {
    if (request.body().size() > most) {
      throw new Problem(413, "too-large", Messages.of("server.too-large", number(most)));
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(request.body().bytes()))
          .toString();
    } catch (CharacterCodingException e) {
      throw Problem.malformed("the body is not UTF-8");
    }
  }

  /// The body as JSON.
  ///
  /// @throws Problem when it is too large or no text
  static JsonNode json(Request request) {
    String text = text(request, MOST);
    String type = request.header("content-type").orElse("");
    if (!type.startsWith("application/json")) {
      throw Problem.malformed("the body has to be application/json");
    }
    return Json.read(text);
  }
}
