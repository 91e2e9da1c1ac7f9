package cardwright.scenario;

import cardwright.engine.Deck;
import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.PositionSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;

/// Writes scenarios, so that [Scenario#read] reads them back.
///
/// @param game the name of the game
/// @param name what the scenario says
/// @param cards the cards that it brings along, as a card file; empty for none
/// @param opening how it begins: at a position, or with two decks that are dealt
public record ScenarioText(String game, String name, String cards, Opening opening) {
  private static final DumpSettings YAML =
      DumpSettings.builder()
          .setDefaultFlowStyle(FlowStyle.AUTO)
          .setWidth(100)
          .setSplitLines(true)
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
    return new Dump(YAML).dumpToString(document);
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
}
