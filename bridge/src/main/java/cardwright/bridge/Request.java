package cardwright.bridge;

import cardwright.catalog.Names;
import cardwright.engine.Refused;
import cardwright.engine.Settings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// A line in which a program asks for something: an object with a `type` and what it needs.
///
/// @param type what is asked for
/// @param given all else
record Request(String type, Settings given) {
  private static final JsonMapper READER = JsonMapper.builder().build();

  /// Reads a line.
  ///
  /// @throws Refused when it is no request
  static Request read(String line) {
    Object read;
    try {
      read = READER.readValue(line, Object.class);
    } catch (JacksonException e) {
      throw new Refused("this is not JSON: " + Names.quoted(line), e);
    }
    if (!(read instanceof Map<?, ?> object) || !(object.get("type") instanceof String type)) {
      throw new Refused("this is not an object with a type: " + Names.quoted(line));
    }
    Map<String, Object> values = new LinkedHashMap<>();
    object.forEach((name, value) -> values.put(String.valueOf(name), value));
    values.remove("type");
    return new Request(type, new Settings(Names.shown(type), values));
  }

  /// A whole number of 64 bits, as a number or in a text; programs whose numbers are shorter write a text.
  long longNumber(String name, long otherwise) {
    if (!given.has(name)) {
      return otherwise;
    }
    try {
      return Long.parseLong(given.text(name, ""));
    } catch (NumberFormatException _) {
      throw given.wrong(name, "a whole number from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE);
    }
  }

  /// Whether a list of things is given in place of one.
  boolean isList(String name) {
    return given.has(name) && given.values().get(name) instanceof List<?>;
  }
}
