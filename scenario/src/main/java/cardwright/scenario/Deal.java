package cardwright.scenario;

import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.record.DeckText;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A play from its very start: two decks are shuffled and dealt by the chance of the scenario.
///
/// @param a the deck of A: the name of a ready-made one, or a deck as its file has it
/// @param b the deck of B
/// @param format the name of the format; empty for the one that admits both decks
/// @param first who goes first; empty when that is left to the game
/// @param agreed what the players have agreed on
record Deal(
    Place place, Brought a, Brought b, String format, Optional<Seat> first, List<String> agreed) {
  private static final Set<String> KNOWN =
      new TreeSet<>(Set.of("A", "B", "format", "first", "agreed"));

  /// A deck as the scenario gives it.
  ///
  /// @param named the name of a ready-made deck; empty when the cards are listed
  /// @param text the cards as a deck file has them
  private record Brought(Place place, String named, String text) {}

  /// Reads `{A: DECK, B: DECK, …}`.
  ///
  /// @throws Refused when it has another form
  static Deal read(Yaml.Mapping mapping) {
    mapping.onlyKnown(KNOWN);
    return new Deal(
        mapping.place(),
        brought(mapping.get("A")),
        brought(mapping.get("B")),
        mapping.has("format") ? mapping.get("format").asText("'format'") : "",
        mapping.has("first") ? Optional.of(seat(mapping.get("first"))) : Optional.empty(),
        mapping.has("agreed") ? mapping.get("agreed").asTexts("'agreed'") : List.of());
  }

  private static Brought brought(Yaml yaml) {
    if (yaml instanceof Yaml.Sequence list) {
      return new Brought(yaml.place(), "", String.join("\n", list.asTexts("a card")));
    }
    String text = yaml.asText("a deck");
    return text.contains("\n")
        ? new Brought(yaml.place(), "", text)
        : new Brought(yaml.place(), text, "");
  }

  private static Seat seat(Yaml yaml) {
    String text = yaml.asText("'first'");
    if (!text.equals("A") && !text.equals("B")) {
      throw yaml.place().wrong("'first' has to be A or B");
    }
    return Seat.valueOf(text);
  }

  /// The play at its first decision.
  ///
  /// @param listener hears the events from the first one on, or null when nobody listens
  /// @throws Refused when a deck is not known, or cannot be played in the format
  Position start(Game game, Chance chance, @Nullable Listener listener) {
    Opening opening = opening(game);
    try {
      return game.start(opening, chance, listener);
    } catch (Refused refused) {
      throw place.wrong(refused);
    }
  }

  /// How the play begins.
  ///
  /// @throws Refused when a deck is not known
  Opening opening(Game game) {
    Deck forA = deck(a, game);
    Deck forB = deck(b, game);
    try {
      String name = format.isEmpty() ? game.admitting(forA, forB).name() : format;
      return new Opening(name, forA, forB, first, List.of(), agreed);
    } catch (Refused refused) {
      throw place.wrong(refused);
    }
  }

  private static Deck deck(Brought brought, Game game) {
    try {
      return brought.named().isEmpty() ? listed(brought, game) : readyMade(brought.named(), game);
    } catch (Refused refused) {
      throw brought.place().wrong(refused);
    }
  }

  private static Deck listed(Brought brought, Game game) {
    Map<String, String> names = new HashMap<>();
    for (CardFace face : game.cards()) {
      names.put(face.name().toLowerCase(Locale.ROOT), face.name());
    }
    return DeckText.read(
        brought.text(),
        "the deck",
        given -> {
          String found = names.get(given.toLowerCase(Locale.ROOT));
          if (found == null) {
            throw new Refused("there is no card '" + given + "'");
          }
          return found;
        });
  }

  private static Deck readyMade(String name, Game game) {
    return game.decks().stream()
        .filter(deck -> deck.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(() -> {
          String known = game.decks().stream().map(Deck::name).collect(Collectors.joining(", "));
          return new Refused(
              "there is no ready-made deck '"
                  + name
                  + "'; there are "
                  + (known.isEmpty() ? "none" : known));
        });
  }
}
