package cardwright.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/// Checks values against the described interface, with as much of JSON Schema as its two files use; a word that is not known here fails.
final class Schema {
  private static final List<String> SILENT =
      List.of("$schema", "$id", "$defs", "title", "description", "default");

  private final Map<String, JsonNode> files = new HashMap<>();

  Schema() {
    files.put("openapi.yaml", read("openapi.yaml", new YAMLMapper()));
    files.put("messages.schema.json", read("messages.schema.json", Client.JSON));
  }

  private static JsonNode read(String name, ObjectMapper mapper) {
    try (InputStream in = Schema.class.getResourceAsStream(name)) {
      return mapper.readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  JsonNode openapi() {
    return file("openapi.yaml");
  }

  private JsonNode file(String name) {
    JsonNode file = files.get(name);
    if (file == null) {
      throw new AssertionError("there is no file " + name);
    }
    return file;
  }

  /// What is wrong with a message of the socket; empty when nothing is.
  List<String> message(String kind, JsonNode value) {
    JsonNode schema = file("messages.schema.json").at("/$defs/" + kind);
    return check("messages.schema.json", schema, value, kind);
  }

  /// What is wrong with a body; empty when nothing is.
  List<String> body(JsonNode schema, JsonNode value) {
    return check("openapi.yaml", schema, value, "body");
  }

  private List<String> check(String file, JsonNode schema, JsonNode value, String at) {
    List<String> wrong = new ArrayList<>();
    for (Map.Entry<String, JsonNode> word : schema.properties()) {
      wrong.addAll(check(file, schema, word.getKey(), word.getValue(), value, at));
    }
    return wrong;
  }

  private List<String> check(
      String file, JsonNode schema, String word, JsonNode rule, JsonNode value, String at) {
    List<String> wrong = new ArrayList<>();
    switch (word) {
      case "$ref" -> {
        String[] to = rule.asString().split("#", 2);
        String in = to[0].isEmpty() ? file : to[0];
        wrong.addAll(check(in, file(in).at(to[1]), value, at));
      }
      case "type" -> {
        List<String> types = new ArrayList<>();
        if (rule.isArray()) {
          rule.forEach(each -> types.add(each.asString()));
        } else {
          types.add(rule.asString());
        }
        if (types.stream().noneMatch(type -> is(type, value))) {
          wrong.add(at + " is not " + types + ": " + value);
        }
      }
      case "const" -> {
        if (!rule.equals(value)) {
          wrong.add(at + " is not " + rule + ": " + value);
        }
      }
      case "enum" -> {
        boolean found = false;
        for (JsonNode each : rule) {
          found |= each.equals(value);
        }
        if (!found) {
          wrong.add(at + " is none of " + rule + ": " + value);
        }
      }
      case "oneOf" -> {
        int fitting = 0;
        List<String> objections = new ArrayList<>();
        for (JsonNode each : rule) {
          List<String> found = check(file, each, value, at);
          fitting += found.isEmpty() ? 1 : 0;
          objections.addAll(found);
        }
        if (fitting != 1) {
          wrong.add(at + " fits " + fitting + " of the alternatives: " + objections);
        }
      }
      case "required" ->
          rule.forEach(each -> {
            if (value.isObject() && !value.has(each.asString())) {
              wrong.add(at + " has no " + each.asString());
            }
          });
      case "properties" ->
          rule.properties()
              .forEach(each -> {
                if (value.has(each.getKey())) {
                  JsonNode part = value.get(each.getKey());
                  wrong.addAll(check(file, each.getValue(), part, at + "." + each.getKey()));
                }
              });
      case "additionalProperties" -> {
        JsonNode known = schema.path("properties");
        for (String name : value.propertyNames()) {
          if (known.has(name)) {
            continue;
          }
          if (rule.isObject()) {
            wrong.addAll(check(file, rule, value.get(name), at + "." + name));
          } else if (!rule.booleanValue()) {
            wrong.add(at + " has the unknown field " + name);
          }
        }
      }
      case "items" -> {
        for (int i = 0; value.isArray() && i < value.size(); i++) {
          wrong.addAll(check(file, rule, value.get(i), at + "[" + i + "]"));
        }
      }
      case "pattern" -> {
        if (value.isString()
            && !Pattern.compile(rule.asString()).matcher(value.asString()).find()) {
          wrong.add(at + " does not match " + rule + ": " + value);
        }
      }
      case "minimum" -> {
        if (value.isNumber() && value.asDouble() < rule.asDouble()) {
          wrong.add(at + " is less than " + rule);
        }
      }
      case "maximum" -> {
        if (value.isNumber() && value.asDouble() > rule.asDouble()) {
          wrong.add(at + " is more than " + rule);
        }
      }
      case "minItems" -> {
        if (value.isArray() && value.size() < rule.asInt()) {
          wrong.add(at + " has too few");
        }
      }
      case "maxItems" -> {
        if (value.isArray() && value.size() > rule.asInt()) {
          wrong.add(at + " has too many");
        }
      }
      case "maxLength" -> {
        if (value.isString() && value.asString().length() > rule.asInt()) {
          wrong.add(at + " is too long");
        }
      }
      default -> {
        if (!SILENT.contains(word)) {
          throw new AssertionError("the schema has the word " + word + ", which is not checked");
        }
      }
    }
    return wrong;
  }

  private static boolean is(String type, JsonNode value) {
    return switch (type) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isString();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      case "null" -> value.isNull();
      default -> throw new AssertionError("there is no type " + type);
    };
  }
}
