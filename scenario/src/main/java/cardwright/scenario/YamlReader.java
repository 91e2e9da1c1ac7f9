package cardwright.scenario;

import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/// Reads YAML into pieces that know where they stand.
final class YamlReader {
  private static final Pattern MARK = Pattern.compile("line (\\d{1,9}), column (\\d{1,9})");

  private final String file;
  private final YAMLParser parser;
  private int depth;
  private int pieces;

  private YamlReader(String file, YAMLParser parser) {
    this.file = file;
    this.parser = parser;
  }

  /// The documents of a file; empty ones are left out.
  ///
  /// @throws Refused when it is not YAML, or has a key twice, an alias, or a key without value
  static List<Yaml> documents(String text, String file) {
    TextLimits.check(
        file + ": a file of scenarios", text.length(), TextLimits.SCENARIO_FILE, "characters");
    try (YAMLParser parser = (YAMLParser) factory().createParser(ObjectReadContext.empty(), text)) {
      return new YamlReader(file, parser).documents();
    } catch (JacksonException e) {
      throw malformed(file, e);
    }
  }

  /// The library has limits of its own; ours, which are told with their place, are met before.
  private static YAMLFactory factory() {
    return YAMLFactory.builder()
        .streamReadConstraints(
            StreamReadConstraints.builder()
                .maxNestingDepth(2 * TextLimits.SCENARIO_DEPTH)
                .maxStringLength(TextLimits.SCENARIO_FILE)
                .maxNameLength(TextLimits.SCENARIO_TEXT)
                .maxNumberLength(TextLimits.NAME)
                .build())
        .loadSettings(
            LoadSettings.builder()
                .setCodePointLimit(TextLimits.SCENARIO_FILE)
                .setMaxAliasesForCollections(0)
                .setAllowRecursiveKeys(false)
                // Of a key that stands twice we tell the place.
                .setAllowDuplicateKeys(true)
                .build())
        .build();
  }

  private List<Yaml> documents() {
    List<Yaml> documents = new ArrayList<>();
    for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
      if (!isEmpty(token)) {
        documents.add(piece(token));
      }
    }
    return documents;
  }

  private boolean isEmpty(JsonToken token) {
    return token == JsonToken.VALUE_NULL
        || (token == JsonToken.VALUE_STRING && parser.getString().isEmpty());
  }

  private Yaml piece(JsonToken token) {
    Place place = place(file, parser.currentTokenLocation());
    if (parser.isCurrentAlias()) {
      throw place.wrong("an alias cannot be used here; write the value out");
    }
    if (++pieces > TextLimits.SCENARIO_PIECES) {
      throw place.wrong(
          "a file of scenarios has at most " + TextLimits.SCENARIO_PIECES + " values");
    }
    return switch (token) {
      case START_OBJECT -> {
        enter(place);
        Yaml.Mapping mapping = mapping(place);
        depth--;
        yield mapping;
      }
      case START_ARRAY -> {
        enter(place);
        List<Yaml> items = items();
        depth--;
        yield new Yaml.Sequence(place, items);
      }
      case VALUE_STRING -> new Yaml.Value(place, text(place, parser.getString()));
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Yaml.Value(place, parser.getNumberValue());
      case VALUE_TRUE -> new Yaml.Value(place, true);
      case VALUE_FALSE -> new Yaml.Value(place, false);
      default -> throw place.wrong("there is no value; write [] for an empty list");
    };
  }

  private void enter(Place place) {
    if (++depth > TextLimits.SCENARIO_DEPTH) {
      throw place.wrong(
          "lists and names stand at most " + TextLimits.SCENARIO_DEPTH + " deep in one another");
    }
  }

  private static String text(Place place, String text) {
    if (text.length() > TextLimits.SCENARIO_TEXT) {
      throw place.wrong(
          TextLimits.tooMuch("a text", text.length(), TextLimits.SCENARIO_TEXT, "characters"));
    }
    return text;
  }

  private List<Yaml> items() {
    List<Yaml> items = new ArrayList<>();
    for (JsonToken token = next(); token != JsonToken.END_ARRAY; token = next()) {
      items.add(piece(token));
    }
    return items;
  }

  private Yaml.Mapping mapping(Place start) {
    SequencedMap<String, Yaml> entries = new LinkedHashMap<>();
    Map<String, Place> keys = new HashMap<>();
    for (JsonToken token = next(); token != JsonToken.END_OBJECT; token = next()) {
      String key = parser.currentName();
      Place place = place(file, parser.currentTokenLocation());
      text(place, key);
      if (entries.containsKey(key)) {
        throw place.wrong("'" + key + "' stands here twice; each key may stand once");
      }
      keys.put(key, place);
      entries.put(key, piece(next()));
    }
    return new Yaml.Mapping(start, entries, keys);
  }

  private JsonToken next() {
    JsonToken token = parser.nextToken();
    if (token == null) {
      throw place(file, parser.currentLocation()).wrong("the file ends too early");
    }
    return token;
  }

  private static Place place(String file, @Nullable TokenStreamLocation location) {
    return location == null
        ? new Place(file, 1, 1)
        : new Place(file, Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
  }

  // The parser's message has the problem at the margin; below it, indented, stand its place, which
  // is more exact than the location, and a piece of the file.
  private static Refused malformed(String file, JacksonException e) {
    String message = e.getOriginalMessage();
    Place place = place(file, e.getLocation());
    for (Matcher matcher = MARK.matcher(message); matcher.find(); ) {
      place =
          new Place(file, Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }
    String problem =
        message
            .lines()
            .filter(line -> !line.isBlank() && !line.startsWith(" "))
            .collect(Collectors.joining(", "));
    return new Refused(place + ": this is not YAML: " + problem, e);
  }
}
