package cardwright.scenario;

import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Reads what has to hold: the form of `then` and `expect`.
final class CheckReader {
  private static final String HIDDEN_FROM = "hidden from ";
  private static final List<String> OUTCOMES = List.of("A wins", "B wins", "draw");
  private static final String SHOWN_TO = "shown to ";

  private CheckReader() {}

  /// The checks of a mapping.
  ///
  /// @throws Refused when one has the wrong form
  static List<Check> read(Yaml yaml, String where) {
    List<Check> checks = new ArrayList<>();
    yaml.asMapping("'" + where + "'").entries().forEach((key, value) -> add(key, value, checks));
    if (checks.isEmpty()) {
      throw yaml.place().wrong("'" + where + "' says nothing that could be checked");
    }
    return checks;
  }

  private static void add(String key, Yaml value, List<Check> checks) {
    switch (key) {
      case "A", "B" ->
          value
              .asMapping(key)
              .entries()
              .forEach((name, each) -> checks.add(side(Seat.valueOf(key), name, each)));
      case "asks" -> checks.add(new Check.Asks(seat(value, key)));
      case "winner" -> checks.add(new Check.Winner(seat(value, key)));
      case "outcome" -> checks.add(new Check.Ended(outcome(value)));
      case "explain" -> explain(value, checks);
      case "draw" -> checks.add(new Check.Draw(value.asTruth(key)));
      case "over" -> checks.add(new Check.Over(value.asTruth(key)));
      case "reason" -> checks.add(new Check.Reason(value.asText(key)));
      case "log" -> checks.add(new Check.Log(value.asTexts(key)));
      case "log lacks" -> checks.add(new Check.LogLacks(value.asTexts(key)));
      default -> checks.add(other(key, value));
    }
  }

  private static String outcome(Yaml value) {
    String text = value.asText("'outcome'");
    if (!OUTCOMES.contains(text)) {
      throw value.place().wrong("'outcome' has to be one of " + String.join(", ", OUTCOMES));
    }
    return text;
  }

  private static void explain(Yaml value, List<Check> checks) {
    Yaml.Mapping mapping = value.asMapping("'explain'");
    String card = mapping.get("card").asText("'card'");
    mapping
        .entries()
        .forEach((figure, text) -> {
          if (!figure.equals("card")) {
            checks.add(new Check.Explained(card, figure, text.asText("'" + figure + "'")));
          }
        });
  }

  private static Check other(String key, Yaml value) {
    if (key.startsWith(HIDDEN_FROM)) {
      return new Check.Seen(viewer(key, HIDDEN_FROM, value), false, value.asTexts(key));
    }
    if (key.startsWith(SHOWN_TO)) {
      return new Check.Seen(viewer(key, SHOWN_TO, value), true, value.asTexts(key));
    }
    return new Check.Fact(key, value.asText("'" + key + "'"));
  }

  private static Viewer viewer(String key, String opening, Yaml value) {
    return switch (key.substring(opening.length())) {
      case "A" -> Viewer.A;
      case "B" -> Viewer.B;
      case "spectator" -> Viewer.SPECTATOR;
      default ->
          throw value.place().wrong("'" + key + "' is not known; it ends in A, B or spectator");
    };
  }

  private static Seat seat(Yaml value, String what) {
    return switch (value.asText(what)) {
      case "A" -> Seat.A;
      case "B" -> Seat.B;
      default -> throw value.place().wrong("'" + what + "' has to be A or B");
    };
  }

  private static Check side(Seat seat, String name, Yaml value) {
    return switch (value) {
      case Yaml.Value(_, Integer number) -> new Check.Count(seat, name, number);
      case Yaml.Sequence(_, List<Yaml> items) ->
          new Check.Cards(seat, name, items.stream().map(CheckReader::card).toList());
      case Yaml.Value _, Yaml.Mapping _ ->
          throw value
              .place()
              .wrong("'" + name + "' has to be a number or a list of cards, not " + value.kind());
    };
  }

  // Parts of a mark are marks of their own: `counters: {shelf: 2}` is the mark `shelf counters`.
  private static void want(String key, Yaml value, SequencedMap<String, String> wanted) {
    switch (value) {
      case Yaml.Mapping parts ->
          parts.entries().forEach((part, each) -> want(part + " " + key, each, wanted));
      case Yaml.Sequence list -> wanted.put(key, list.plain().toString());
      case Yaml.Value plain -> wanted.put(key, plain.asText("'" + key + "'"));
    }
  }

  private static CardPattern card(Yaml yaml) {
    if (!(yaml instanceof Yaml.Mapping mapping)) {
      return new CardPattern(yaml.asText("a card"), new LinkedHashMap<>());
    }
    SequencedMap<String, String> wanted = new LinkedHashMap<>();
    mapping.entries().forEach((key, value) -> want(key, value, wanted));
    wanted.remove("card");
    return new CardPattern(mapping.get("card").asText("'card'"), wanted);
  }
}
