package cardwright.server.rest;

import static cardwright.engine.Message.word;

import cardwright.catalog.CardNames;
import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import cardwright.lab.cards.Substitution;
import cardwright.record.DeckText;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Recipient;
import cardwright.store.KeptDeck;
import cardwright.store.Store;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/// Reads decks, writes them, and counts what is in them.
final class Decklists {
  private static final Pattern COST = Pattern.compile("(?:^|, )cost (\\d+)");
  private static final SecureRandom RANDOM = new SecureRandom();

  private Decklists() {}

  /// A deck from its text.
  ///
  /// @throws Problem when it is none; the message names the line
  static Deck read(Game game, String text) {
    Deck deck;
    try {
      deck = DeckText.read(text, Messages.of("deck.file"), new CardNames(game)::whole);
    } catch (Refused refused) {
      throw Problem.refused(refused.message());
    }
    return deck.name().isEmpty()
        ? deck
        : new Deck(
            Names.normal(shortened(deck.name())),
            deck.plan(),
            deck.format(),
            deck.cards(),
            deck.side());
  }

  private static String shortened(String name) {
    return name.codePointCount(0, name.length()) <= 30
        ? name
        : name.substring(0, name.offsetByCodePoints(0, 30));
  }

  /// The deck that was chosen for a play.
  ///
  /// @param choice one of a ready-made name, a kept id or a text; none of them means any ready-made one
  /// @throws Problem when there is no such deck, or the format does not admit it
  static Deck chosen(Game game, Format format, JsonNode choice, Store store, String person) {
    return chosen(game, List.of(), format, choice, store, person);
  }

  /// The deck that was chosen for a play with cards of somebody's own.
  ///
  /// @param own these cards; as many as find a place take that of others, where the choice says `own`
  /// @param choice one of a ready-made name, a kept id or a text, and `own`; none of the first three means any ready-made deck
  /// @throws Problem when there is no such deck, or the format does not admit it
  static Deck chosen(
      Game game, List<CardFace> own, Format format, JsonNode choice, Store store, String person) {
    Fields fields = Fields.of(choice, "ready", "kept", "text", "own");
    Deck deck = listed(game, format, fields, store, person);
    return fields.flag("own", false)
        ? Substitution.all(game, format, deck, own.stream().map(CardFace::name).toList())
        : deck;
  }

  private static Deck listed(Game game, Format format, Fields fields, Store store, String person) {
    Deck deck;
    if (fields.has("ready")) {
      String name = fields.text("ready", TextLimits.NAME);
      deck =
          game.decks().stream()
              .filter(each -> each.name().equalsIgnoreCase(name.strip()))
              .findFirst()
              .orElseThrow(() -> Problem.refused(Messages.of("deck.no-ready-made")));
    } else if (fields.has("kept")) {
      KeptDeck kept =
          store
              .decks()
              .find(person, fields.text("kept", 60))
              .filter(each -> each.game().equals(game.name()))
              .orElseThrow(() -> Problem.refused(Messages.of("deck.not-kept")));
      deck = read(game, kept.words());
    } else if (fields.has("text")) {
      deck = read(game, fields.text("text", TextLimits.DECK));
    } else {
      return any(game, format);
    }
    refuseIllegal(game, format, deck);
    return deck;
  }

  /// @throws Problem when the format does not admit the deck, with each reason
  static void refuseIllegal(Game game, Format format, Deck deck) {
    List<Message> objections = game.objections(deck, format);
    if (!objections.isEmpty()) {
      throw new Problem(
          422, "refused", Messages.of("deck.not-legal", word(format.name())), objections);
    }
  }

  /// Some ready-made deck.
  static Deck any(Game game, Format format) {
    List<Deck> ready = game.decks(format);
    return ready.isEmpty()
        ? game.randomDeck(format, RANDOM::nextInt)
        : ready.get(RANDOM.nextInt(ready.size()));
  }

  /// The cards of a deck as a deck file that keeps their order: a shuffle that is already known depends on it.
  static String inOrder(Deck deck) {
    StringBuilder text = new StringBuilder();
    deck.cards().forEach(name -> text.append(name).append('\n'));
    if (!deck.side().isEmpty()) {
      text.append("Side:\n");
      deck.side().forEach(name -> text.append(name).append('\n'));
    }
    return text.toString();
  }

  /// A deck for the wire.
  static Map<String, Object> shown(Deck deck) {
    Map<String, Object> shown = new LinkedHashMap<>();
    shown.put("name", deck.name());
    shown.put("plan", deck.plan());
    shown.put("format", deck.format());
    shown.put("cards", deck.cards());
    shown.put("side", deck.side());
    shown.put("text", DeckText.write(deck));
    return shown;
  }

  /// A deck with what speaks against it and its figures.
  static Map<String, Object> checked(Game game, Format format, Deck deck, Recipient recipient) {
    Map<String, CardFace> faces = new HashMap<>();
    game.cards().forEach(face -> faces.put(face.name(), face));
    TreeMap<Integer, Integer> costs = new TreeMap<>();
    int without = 0;
    Map<String, Integer> kinds = new TreeMap<>();
    for (String card : deck.cards()) {
      CardFace face = faces.get(card);
      String kind = face == null ? "" : face.kind();
      Matcher cost = COST.matcher(kind);
      if (cost.find()) {
        costs.merge(Integer.parseInt(cost.group(1)), 1, Integer::sum);
      } else {
        without++;
      }
      kinds.merge(kind.replaceAll(",.*", ""), 1, Integer::sum);
    }
    List<Map<String, Object>> curve = new ArrayList<>();
    costs.forEach((cost, count) -> curve.add(pair("cost", cost, count)));
    if (without > 0) {
      curve.add(pair("cost", null, without));
    }
    List<Map<String, Object>> byKind = new ArrayList<>();
    kinds.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
        .forEach(each -> byKind.add(pair("kind", each.getKey(), each.getValue())));
    Map<String, Object> checked = new LinkedHashMap<>();
    checked.put("deck", shown(deck));
    checked.put("objections", Problem.objections(game.objections(deck, format), recipient));
    checked.put("count", deck.cards().size());
    checked.put("side", deck.side().size());
    checked.put("costs", curve);
    checked.put("kinds", byKind);
    return checked;
  }

  private static Map<String, Object> pair(
      String name, @org.jspecify.annotations.Nullable Object value, int count) {
    Map<String, Object> pair = new LinkedHashMap<>();
    pair.put(name, value);
    pair.put("count", count);
    return pair;
  }
}
