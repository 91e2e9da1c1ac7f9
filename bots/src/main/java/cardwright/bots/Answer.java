package cardwright.bots;

import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// A line in which a message stands: an object with a `type`.
///
/// @param type the name of the message
/// @param object all of it
record Answer(String type, JsonNode object) {
  /// Reads a line.
  ///
  /// @throws Refused when it is no message
  static Answer read(String line) {
    JsonNode object;
    try {
      object = Json.reader().readTree(line);
    } catch (JacksonException e) {
      throw new Refused(Quoted.text(line) + ", which is not JSON", e);
    }
    JsonNode type = object.get("type");
    if (!object.isObject() || type == null || !type.isString()) {
      throw new Refused(Quoted.text(line) + ", which is not an object with a type");
    }
    return new Answer(type.asString(), object);
  }

  /// The message as data of that kind.
  ///
  /// @throws Refused when something is missing in it
  <T> T as(Class<T> kind) {
    try {
      return Json.reader().treeToValue(object, kind);
    } catch (JacksonException e) {
      throw new Refused(
          "the message " + Quoted.text(type) + " is not understood: " + e.getOriginalMessage(), e);
    }
  }

  /// A number from 0 to 2147483647.
  int number(String name) {
    long number = longNumber(name);
    if (number < 0 || number > Integer.MAX_VALUE) {
      throw wrong(name, "a number from 0 to " + Integer.MAX_VALUE);
    }
    return (int) number;
  }

  /// A number, or another where there is none.
  int numberOr(String name, int other) {
    return object.has(name) ? number(name) : other;
  }

  /// A whole number.
  long longNumber(String name) {
    JsonNode value = object.get(name);
    if (value == null || !value.isIntegralNumber() || !value.canConvertToLong()) {
      throw wrong(name, "a whole number");
    }
    return value.asLong();
  }

  /// A text.
  String text(String name) {
    JsonNode value = object.get(name);
    if (value == null || !value.isString()) {
      throw wrong(name, "a text");
    }
    return value.asString();
  }

  /// A list of texts; empty where there is none.
  Optional<List<String>> texts(String name) {
    JsonNode value = object.get(name);
    if (value == null || value.isNull()) {
      return Optional.empty();
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode each : value) {
      if (!each.isString()) {
        throw wrong(name, "a list of texts");
      }
      texts.add(each.asString());
    }
    if (!value.isArray()) {
      throw wrong(name, "a list of texts");
    }
    return Optional.of(texts);
  }

  private Refused wrong(String name, String right) {
    return new Refused(
        "sent the message "
            + this
            + " in which '"
            + name
            + "' is "
            + (object.has(name) ? "not " : "missing; it has to be ")
            + right);
  }

  @Override
  public String toString() {
    return Quoted.text(object.toString());
  }
}
