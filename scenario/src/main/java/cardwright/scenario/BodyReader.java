package cardwright.scenario;

import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
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
      Set.of(
          "game", "name", "rule", "cards", "kit", "A", "B", "chance", "moves", "then", "decks",
          "lesson", "puzzle");
  private static final Set<String> WITH_DECKS =
      new TreeSet<>(Set.of("game", "name", "rule", "cards", "kit", "decks"));
  private static final Set<String> WITH_DEAL =
      new TreeSet<>(
          Set.of("game", "name", "rule", "cards", "kit", "decks", "chance", "moves", "then"));
  private static final long SEED = 1;
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
    boolean dealt = document.has("decks") && document.get("decks") instanceof Yaml.Mapping;
    if (document.has("decks") && !dealt) {
      document.onlyKnown(WITH_DECKS);
      return body(Optional.empty());
    }
    if (!document.has("moves") && !document.has("then")) {
      throw document
          .place()
          .wrong("nothing is to hold; a scenario needs moves, then, or a list of decks");
    }
    if (!dealt) {
      return body(Optional.empty());
    }
    document.onlyKnown(WITH_DEAL);
    return body(Optional.of(Deal.read(document.get("decks").asMapping("'decks'"))));
  }

  private Body body(Optional<Deal> deal) {
    List<Check> then =
        document.has("then") ? CheckReader.read(document.get("then"), "then") : List.of();
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
        seed(),
        steps(),
        then,
        deal.isPresent() ? List.of() : decks(),
        deal,
        LessonReader.read(document, then),
        PuzzleReader.read(document));
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
    if (!document.has(seat)) {
      return Map.of();
    }
    Yaml.Mapping side = document.get(seat).asMapping(seat);
    int cards = 0;
    for (Yaml zone : side.entries().values()) {
      cards += zone instanceof Yaml.Sequence list ? list.items().size() : 0;
    }
    if (cards > TextLimits.DECK_CARDS) {
      throw side.place().wrong(TextLimits.tooMuch("a side", cards, TextLimits.DECK_CARDS, "cards"));
    }
    return side.plain();
  }

  private Optional<List<Integer>> rolls() {
    if (!document.has("chance") || document.get("chance") instanceof Yaml.Mapping) {
      return Optional.empty();
    }
    return Optional.of(
        document.get("chance").asSequence("'chance'").items().stream()
            .map(roll -> roll.asNumber("a roll"))
            .toList());
  }

  private long seed() {
    if (!document.has("chance") || !(document.get("chance") instanceof Yaml.Mapping chance)) {
      return SEED;
    }
    chance.onlyKnown(Set.of("seed"));
    return chance.get("seed").asNumber("'seed'");
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
    List<Yaml> items = document.get("moves").asSequence("'moves'").items();
    if (items.size() > TextLimits.SCENARIO_STEPS) {
      throw document
          .keyPlace("moves")
          .wrong(TextLimits.tooMuch("'moves'", items.size(), TextLimits.SCENARIO_STEPS, "steps"));
    }
    for (Yaml item : items) {
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
