package cardwright.server.rest;

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

  /// The body as JSON.
  ///
  /// @throws Problem when it is too large or no text
  static JsonNode json(Request request) {
    if (request.body().size() > MOST) {
      throw new Problem(413, "too-large", "a body has at most " + MOST + " bytes");
    }
    String type = request.header("content-type").orElse("");
    if (!type.startsWith("application/json")) {
      throw Problem.malformed("the body has to be application/json");
    }
    try {
      return Json.read(
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(request.body().bytes()))
              .toString());
    } catch (CharacterCodingException e) {
      throw Problem.malformed("the body is not UTF-8");
    }
  }
}
