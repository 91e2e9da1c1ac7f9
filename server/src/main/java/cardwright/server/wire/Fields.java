package cardwright.server.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Reads the parts of a JSON object strictly: each has a type and a most, and no other may be there.
public final class Fields {
  private final JsonNode node;

  private Fields(JsonNode node) {
    this.node = node;
  }

  /// The parts of an object.
  ///
  /// @param known the names that may be there
  /// @throws Malformed when it is no object, or has another name
  public static Fields of(JsonNode node, String... known) {
    if (!node.isObject()) {
      throw new Malformed("an object is needed");
    }
    Set<String> names = Set.of(known);
    for (String name : node.propertyNames()) {
      if (!names.contains(name)) {
        String shown = name.length() > 30 ? name.substring(0, 30) + "…" : name;
        throw new Malformed("there is no field '" + shown + "' here");
      }
    }
    return new Fields(node);
  }

  /// Whether a part is there and not null.
  public boolean has(String name) {
    return node.hasNonNull(name);
  }

  /// A part as it is.
  ///
  /// @throws Malformed when it is not there
  public JsonNode node(String name) {
    JsonNode part = node.get(name);
    if (part == null || part.isNull()) {
      throw new Malformed("the field '" + name + "' is missing");
    }
    return part;
  }

  /// A text.
  ///
  /// @param most how many characters it may have
  /// @throws Malformed when it is missing, too long or no text
  public String text(String name, int most) {
    return text(name, node(name), most);
  }

  /// A text that may be missing.
  public Optional<String> optionalText(String name, int most) {
    return has(name) ? Optional.of(text(name, most)) : Optional.empty();
  }

  private static String text(String name, JsonNode part, int most) {
    if (!part.isString()) {
      throw new Malformed("the field '" + name + "' has to be a text");
    }
    String text = part.stringValue();
    if (text.length() > most) {
      throw new Malformed("the field '" + name + "' has more than " + most + " characters");
    }
    return text;
  }

  /// The id of a command.
  public String commandId() {
    String id = text("commandId", 36);
    if (!id.matches("[A-Za-z0-9_-]{8,36}")) {
      throw new Malformed("a commandId has 8 to 36 letters, digits, - or _");
    }
    return id;
  }

  /// 32 bytes in hexadecimal, with small letters.
  public String hex(String name) {
    String text = text(name, 64);
    if (!text.matches("[0-9a-f]{64}")) {
      throw new Malformed("the field '" + name + "' has to be 64 hexadecimal digits");
    }
    return text;
  }

  /// A whole number.
  public long number(String name, long least, long most) {
    JsonNode part = node(name);
    if (!part.isIntegralNumber() || !part.canConvertToLong()) {
      throw new Malformed("the field '" + name + "' has to be a whole number");
    }
    long number = part.longValue();
    if (number < least || number > most) {
      throw new Malformed("the field '" + name + "' has to be from " + least + " to " + most);
    }
    return number;
  }

  /// Yes or no.
  public boolean flag(String name) {
    JsonNode part = node(name);
    if (!part.isBoolean()) {
      throw new Malformed("the field '" + name + "' has to be true or false");
    }
    return part.booleanValue();
  }

  /// Yes or no, or what holds when it is missing.
  public boolean flag(String name, boolean otherwise) {
    return has(name) ? flag(name) : otherwise;
  }

  /// Several texts.
  ///
  /// @param count how many there may be
  /// @param most how many characters each may have
  public List<String> texts(String name, int count, int most) {
    JsonNode part = node(name);
    if (!part.isArray() || part.size() > count) {
      throw new Malformed("the field '" + name + "' has to be a list of at most " + count);
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode each : part) {
      texts.add(text(name, each, most));
    }
    return List.copyOf(texts);
  }
}
