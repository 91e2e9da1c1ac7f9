package cardwright.scenario;

import cardwright.engine.Refused;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Reads a scenario's document.
final class BodyReader {
  private static final Set<String> OWN =
      Set.of("game", "name", "rule", "cards", "kit", "A", "B", "chance", "moves", "then", "decks");
  private static final Set<String> WITH_DECKS =
      new TreeSet<>(Set.of("game", "name", "rule", "cards", "kit", "decks"));
  private static final String STEPS =
      "'A: MOVE', 'A refuses: MOVE', 'A offered: [MOVES]', 'A offered only: [MOVES]', of A or of B,"
          + " 'judge: RULING' or 'expect: {…}'";

  private final Yaml.Mapping document;

  private BodyReader(Yaml.Mapping document) {
    this.document = document;
  }

  /// What the document says.
  ///
  /// @throws Refused when something has the wrong form
  static Body read(Yaml.Mapping document) {
    return new BodyReader(document).read();
  }

  private Body read() {
    if (document.has("decks")) {
      document.onlyKnown(WITH_DECKS);
    } else if (!document.has("moves") && !document.has("then")) {
      throw document.place().wrong("nothing is to hold; a scenario needs moves, then, or decks");
    }
    return new Body(
        document.place(),
        document.keyPlace("then"),
        document.keyPlace("chance"),
        document.get("name").asText("'name'"),
        document.has("rule") ? document.get("rule").asTexts("'rule'") : List.of(),
        facts(),
        side("A"),
        side("B"),
        rolls(),
        steps(),
        document.has("then") ? CheckReader.read(document.get("then"), "then") : List.of(),
        decks());
  }

  private Map<String, Object> facts() {
    Map<String, Object> facts = new LinkedHashMap<>();
    document
        .entries()
        .forEach((key, value) -> {
          if (!OWN.contains(key)) {
            facts.put(key, value.plain());
          }
        });
    return facts;
  }

  private Map<String, Object> side(String seat) {
    return document.has(seat) ? document.get(seat).asMapping(seat).plain() : Map.of();
  }

  private Optional<List<Integer>> rolls() {
    if (!document.has("chance")) {
      return Optional.empty();
    }
    return Optional.of(
        document.get("chance").asSequence("'chance'").items().stream()
            .map(roll -> roll.asNumber("a roll"))
            .toList());
  }

  private List<DeckCheck> decks() {
    if (!document.has("decks")) {
      return List.of();
    }
    List<Yaml> items = document.get("decks").asSequence("'decks'").items();
    if (items.isEmpty()) {
      throw document.place().wrong("'decks' names no deck");
    }
    return items.stream().map(DeckCheck::read).toList();
  }

  private List<Step> steps() {
    if (!document.has("moves")) {
      return List.of();
    }
    List<Step> steps = new ArrayList<>();
    for (Yaml item : document.get("moves").asSequence("'moves'").items()) {
      Yaml.Mapping step = item.asMapping("a step");
      if (step.entries().size() != 1) {
        throw step.place().wrong("a step is one of " + STEPS);
      }
      step.entries().forEach((key, value) -> add(key, value, step.place(), steps));
    }
    return steps;
  }

  private static void add(String key, Yaml value, Place place, List<Step> steps) {
    switch (key) {
      case "A" -> steps.add(make(Seat.A, value, place));
      case "B" -> steps.add(make(Seat.B, value, place));
      case "A refuses" -> refuse(Seat.A, value, place, steps);
      case "B refuses" -> refuse(Seat.B, value, place, steps);
      case "A offered" -> steps.add(offer(Seat.A, value, place, false));
      case "B offered" -> steps.add(offer(Seat.B, value, place, false));
      case "A offered only" -> steps.add(offer(Seat.A, value, place, true));
      case "B offered only" -> steps.add(offer(Seat.B, value, place, true));
      case "judge" -> steps.add(new Step.Rule(place, value.asText("a ruling")));
      case "expect" -> steps.add(new Step.Expect(place, CheckReader.read(value, key)));
      default -> throw place.wrong("'" + key + "' is no step; a step is one of " + STEPS);
    }
  }

  private static Step make(Seat seat, Yaml value, Place place) {
    return new Step.Make(place, seat, value.asText("a move"));
  }

  private static Step offer(Seat seat, Yaml value, Place place, boolean only) {
    List<String> moves = value.asTexts("a move");
    if (moves.isEmpty()) {
      throw place.wrong("no move is named; a choice is never empty");
    }
    return new Step.Offer(place, seat, moves, only);
  }

  private static void refuse(Seat seat, Yaml value, Place place, List<Step> steps) {
    if (value instanceof Yaml.Mapping(_, var reasons, _)) {
      reasons.forEach((move, reason) ->
          steps.add(new Step.Refuse(place, seat, move, reason.asText("a reason"))));
    } else {
      value.asTexts("a move").forEach(move -> steps.add(new Step.Refuse(place, seat, move, "")));
    }
  }
}
