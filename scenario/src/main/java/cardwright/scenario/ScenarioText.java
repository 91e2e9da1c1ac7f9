package cardwright.scenario;

import cardwright.engine.Play;
import cardwright.engine.PositionSpec;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/// Writes scenarios, so that [Scenario#read] reads them back.
///
/// @param game the name of the game
/// @param name what the scenario says
/// @param cards the cards that it brings along, as a card file; empty for none
/// @param position the position that it begins with
public record ScenarioText(String game, String name, String cards, PositionSpec position) {
  private static final YAMLFactory YAML =
      YAMLFactory.builder()
          .enable(YAMLWriteFeature.MINIMIZE_QUOTES)
          .enable(YAMLWriteFeature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
          .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
          .disable(YAMLWriteFeature.SPLIT_LINES)
          .build();

  /// The position alone, with no move made yet.
  public String write() {
    return write(List.of(), List.of());
  }

  /// The position and what was played from it.
  ///
  /// @param startRolls what was rolled before the first decision
  /// @param entries the decisions and rulings
  public String write(List<Integer> startRolls, List<Play.Entry> entries) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", game);
    document.put("name", name);
    if (!cards.isEmpty()) {
      document.put("cards", cards);
    }
    document.putAll(position.facts().values());
    document.put("A", position.a().values());
    document.put("B", position.b().values());
    List<Integer> rolls = new ArrayList<>(startRolls);
    entries.forEach(entry -> rolls.addAll(entry.rolls()));
    if (!rolls.isEmpty()) {
      document.put("chance", rolls);
    }
    document.put(
        "moves", entries.stream().map(entry -> Map.of(entry.who(), entry.move())).toList());
    StringWriter words = new StringWriter();
    try (JsonGenerator out = YAML.createGenerator(ObjectWriteContext.empty(), words)) {
      value(out, document);
    }
    return words + "\n";
  }

  private static void value(JsonGenerator out, Object value) {
    switch (value) {
      case Map<?, ?> map -> {
        out.writeStartObject();
        map.forEach((key, each) -> {
          out.writeName(String.valueOf(key));
          value(out, each);
        });
        out.writeEndObject();
      }
      case List<?> list -> {
        out.writeStartArray();
        list.forEach(each -> value(out, each));
        out.writeEndArray();
      }
      case Boolean yes -> out.writeBoolean(yes);
      case Integer number -> out.writeNumber(number);
      default -> out.writeString(String.valueOf(value));
    }
  }
}
