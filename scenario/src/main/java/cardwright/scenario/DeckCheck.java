package cardwright.scenario;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Whether a game takes a deck.
///
/// @param format the name of the format; empty for the usual one
/// @param accepted whether the game takes it
/// @param objections what the objections have to contain
record DeckCheck(Place place, Deck deck, String format, boolean accepted, List<String> objections) {
  private static final Set<String> KNOWN =
      new TreeSet<>(Set.of("cards", "format", "accepted", "refused"));

  static DeckCheck read(Yaml yaml) {
    Yaml.Mapping mapping = yaml.asMapping("a deck");
    mapping.onlyKnown(KNOWN);
    if (mapping.has("accepted") == mapping.has("refused")) {
      throw yaml.place().wrong("a deck needs either 'accepted: true' or 'refused: TEXT'");
    }
    List<String> cards = new ArrayList<>();
    List<Yaml> items = mapping.get("cards").asSequence("'cards'").items();
    if (items.size() > TextLimits.DECK_CARDS) {
      throw yaml.place()
          .wrong(TextLimits.tooMuch("a deck", items.size(), TextLimits.DECK_CARDS, "cards"));
    }
    items.forEach(card -> cards.add(card.asText("a card")));
    return new DeckCheck(
        yaml.place(),
        new Deck("", "", cards),
        mapping.has("format") ? mapping.get("format").asText("'format'") : "",
        mapping.has("accepted") && mapping.get("accepted").asTruth("'accepted'"),
        mapping.has("refused") ? mapping.get("refused").asTexts("'refused'") : List.of());
  }

  /// What does not hold of it in that game.
  List<String> failures(Game game) {
    List<String> said = game.objections(deck, format(game)).stream().map(Message::words).toList();
    List<String> failures = new ArrayList<>();
    if (accepted != said.isEmpty()) {
      failures.add(
          place
              + ": the deck "
              + deck.cards()
              + ": expected "
              + (accepted ? "no objection" : "an objection")
              + ", actual "
              + said);
    }
    for (String objection : objections) {
      if (said.stream().noneMatch(each -> each.contains(objection))) {
        failures.add(
            place
                + ": the deck "
                + deck.cards()
                + ": expected an objection with '"
                + objection
                + "', actual "
                + said);
      }
    }
    return failures;
  }

  private Format format(Game game) {
    return game.formats().stream()
        .filter(each -> format.isEmpty() || each.name().equals(format))
        .findFirst()
        .orElseThrow(() -> unknownFormat(game));
  }

  private Refused unknownFormat(Game game) {
    return place.wrong(
        game.title()
            + " has no format '"
            + format
            + "'; it has "
            + String.join(", ", game.formats().stream().map(Format::name).toList()));
  }
}
