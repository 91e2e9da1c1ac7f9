package cardwright.bots;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Numbers, texts, lists, maps and the engine's records as JSON, the same for every program that
/// reads them.
public final class Json {
  private static final JsonMapper LINES = JsonMapper.builder().build();
  private static final JsonMapper PAGES =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private Json() {}

  /// The data on one line.
  public static String line(Object data) {
    return LINES.writeValueAsString(data);
  }

  /// The data on many lines, as people read it best.
  public static String page(Object data) {
    return PAGES.writeValueAsString(data);
  }

  /// What the protocol is read with.
  static JsonMapper reader() {
    return LINES;
  }
}
