package cardwright.scenario;

import cardwright.engine.Deck;
import cardwright.engine.Opening;
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
/// @param opening how it begins: at a position, or with two decks that are dealt
public record ScenarioText(String game, String name, String cards, Opening opening) {
  private static final YAMLFactory YAML =
      YAMLFactory.builder()
          .enable(YAMLWriteFeature.MINIMIZE_QUOTES)
          .enable(YAMLWriteFeature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
          .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
          .disable(YAMLWriteFeature.SPLIT_LINES)
          .build();

  /// How it begins, with no move made yet.
  public String write() {
    return write(List.of(), List.of());
  }

  /// How it begins and what was played from there.
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
    if (opening.setUp().isPresent()) {
      PositionSpec position = opening.setUp().get();
      document.putAll(position.facts().values());
      document.put("A", position.a().values());
      document.put("B", position.b().values());
    } else {
      document.put("decks", decks());
    }
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

  private Map<String, Object> decks() {
    Map<String, Object> decks = new LinkedHashMap<>();
    decks.put("A", cards(opening.a()));
    decks.put("B", cards(opening.b()));
    decks.put("format", opening.format());
    opening.first().ifPresent(first -> decks.put("first", first.name()));
    if (!opening.agreed().isEmpty()) {
      decks.put("agreed", opening.agreed());
    }
    return decks;
  }

  /// The cards of a deck as the lines of a deck file, equal ones that follow each other on one.
  private static List<String> cards(Deck deck) {
    List<String> all = deck.cards();
    List<String> lines = new ArrayList<>();
    for (int from = 0; from < all.size(); ) {
      int to = from + 1;
      while (to < all.size() && all.get(to).equals(all.get(from))) {
        to++;
      }
      lines.add((to - from) + " " + all.get(from));
      from = to;
    }
    return lines;
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
