package cardwright.server.wire;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/// Writes and reads JSON.
public final class Json {
  private static final int DEPTH = 8;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEPTH).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static final JsonMapper OWN = JsonMapper.builder().build();

  private Json() {}

  /// A record as JSON, its parts in their order.
  public static String write(Object value) {
    return MAPPER.writeValueAsString(value);
  }

  /// What our own server wrote, however deep it goes.
  public static JsonNode readOwn(String text) {
    return OWN.readTree(text);
  }

  /// A text as JSON.
  ///
  /// @throws Malformed when it is none
  public static JsonNode read(String text) {
    try {
      JsonNode node = MAPPER.readTree(text);
      if (node == null || node.isMissingNode()) {
        throw new Malformed("there is nothing in it");
      }
      return node;
    } catch (JacksonException e) {
      throw new Malformed("it is not JSON: " + e.getOriginalMessage());
    }
  }
}
