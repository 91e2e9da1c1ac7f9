package cardwright.server.rest;

import static cardwright.engine.Message.word;

import cardwright.engine.CardFace;
import cardwright.engine.CardPhrase;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.GameOption;
import cardwright.engine.TextLimits;
import cardwright.server.play.Games;
import cardwright.server.play.Levels;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Json;
import cardwright.server.wire.Recipient;
import cardwright.store.PlayRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What everybody may read: the games, their cards and their ready-made decks. It does not change, so it is written once.
final class Library {
  private static final String JSON = "application/json";

  private final Games games;
  private final Map<String, String> written = new ConcurrentHashMap<>();

  Library(Games games) {
    this.games = games;
  }

  /// The game of that name.
  ///
  /// @throws Problem when there is none
  Game game(String name) {
    if (!games.has(name)) {
      throw Problem.notFound(Messages.of("game.there-are", word(String.join(", ", games.names()))));
    }
    return games.of(name);
  }

  /// The game of a play, with the cards of somebody's own that the play has.
  Game game(PlayRow row) {
    return games.of(row);
  }

  /// Whether there is a game of that name: one that was added once may be gone.
  boolean has(String name) {
    return games.has(name);
  }

  /// A format of a game, the usual one when no name is given.
  static Format format(Game game, String name) {
    if (name.isEmpty()) {
      return game.formats().getFirst();
    }
    List<String> known = game.formats().stream().map(Format::name).toList();
    if (!known.contains(name)) {
      throw Problem.refused(
          Messages.of(
              "format.none", word(game.title()), word(name), word(String.join(", ", known))));
    }
    return game.format(name);
  }

  Reply games(Request request) {
    Recipient recipient = Recipient.of(Languages.of(request));
    String key = "games " + recipient.language().toLanguageTag();
    return kept(request, key, () -> writeGames(recipient));
  }

  private Reply kept(Request request, String key, Supplier<String> write) {
    String text = written.computeIfAbsent(key, each -> write.get());
    String tag = "\"" + Digest.of(text).substring(0, 16) + "\"";
    if (request.header("if-none-match").filter(tag::equals).isPresent()) {
      return Reply.empty(304).with("ETag", tag);
    }
    return Compression.reply(request, Reply.text(200, JSON, text))
        .with("ETag", tag)
        .with("Cache-Control", "public, max-age=60");
  }

  private String writeGames(Recipient recipient) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("protocol", 2);
    all.put(
        "levels",
        Levels.NAMES.stream()
            .map(name -> map("name", name, "says", recipient.words(Levels.says(name))))
            .toList());
    all.put(
        "clocks",
        List.of(
            map("name", "sprint", "bank", 180_000, "move", 5_000),
            map("name", "quick", "bank", 300_000, "move", 15_000),
            map("name", "usual", "bank", 900_000, "move", 30_000),
            map("name", "calm", "bank", 1_800_000, "move", 60_000),
            map("name", "slow", "bank", 3_600_000, "move", 120_000)));
    List<Map<String, Object>> each = new ArrayList<>();
    for (String name : games.names()) {
      each.add(shown(games.of(name), recipient));
    }
    all.put("games", each);
    return Json.write(all);
  }

  private static Map<String, Object> shown(Game game, Recipient recipient) {
    Map<String, Object> shown = new LinkedHashMap<>();
    shown.put("name", game.name());
    shown.put("title", game.title());
    shown.put("cards", game.cards().size());
    shown.put("revealsDecks", game.revealsDecks());
    List<Map<String, Object>> formats = new ArrayList<>();
    for (Format format : game.formats()) {
      formats.add(
          map(
              "name",
              format.name(),
              "says",
              recipient.words(format.says()),
              "sets",
              format.sets(),
              "decks",
              game.decks(format).stream().map(Deck::name).toList()));
    }
    shown.put("formats", formats);
    List<Map<String, Object>> options = new ArrayList<>();
    for (GameOption option : game.options()) {
      options.add(
          map(
              "words",
              option.words(),
              "says",
              recipient.words(option.says()),
              "once",
              option.once()));
    }
    shown.put("options", options);
    return shown;
  }

  static Map<String, @Nullable Object> map(@Nullable Object... pairs) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      map.put(String.valueOf(pairs[i]), pairs[i + 1]);
    }
    return map;
  }

  Reply decks(Request request, String name) {
    Game game = game(name);
    String wanted = request.parameter("format").orElse("");
    List<Deck> decks = wanted.isEmpty() ? game.decks() : game.decks(format(game, wanted));
    return Compression.json(request, map("decks", decks.stream().map(Decklists::shown).toList()));
  }

  Reply cards(Request request, String name) {
    Game game = game(name);
    return kept(
        request,
        "cards " + name,
        () -> Json.write(map("cards", shown(game.cards()), "tokens", shown(game.tokens()))));
  }

  Reply phrases(Request request, String name) {
    Game game = game(name);
    return kept(
        request,
        "phrases " + name,
        () -> Json.write(map("phrases", game.phrases().stream().map(Library::shown).toList())));
  }

  private static Map<String, Object> shown(CardPhrase phrase) {
    return map(
        "group",
        phrase.group().name(),
        "patterns",
        phrase.patterns(),
        "meaning",
        phrase.meaning(),
        "example",
        phrase.example(),
        "exampleFrom",
        phrase.exampleFrom(),
        "cards",
        phrase.cards());
  }

  /// Cards as they can be read.
  static List<Map<String, Object>> shown(List<CardFace> faces) {
    return faces.stream().map(Library::shown).toList();
  }

  private static Map<String, Object> shown(CardFace face) {
    Map<String, Object> back =
        face.reverse()
            .map(each -> map("opening", each.opening(), "kind", each.kind(), "text", each.text()))
            .orElse(null);
    return map(
        "name",
        face.name(),
        "set",
        face.set(),
        "number",
        face.number(),
        "kind",
        face.kind(),
        "text",
        face.text(),
        "back",
        back);
  }

  Reply check(Request request, String name) {
    Game game = game(name);
    Fields fields = Fields.of(Bodies.json(request), "format", "text");
    Format format = format(game, fields.text("format", 60));
    Deck deck = Decklists.read(game, fields.text("text", TextLimits.DECK));
    return Reply.text(
        200,
        JSON,
        Json.write(Decklists.checked(game, format, deck, Recipient.of(Languages.of(request)))));
  }
}
