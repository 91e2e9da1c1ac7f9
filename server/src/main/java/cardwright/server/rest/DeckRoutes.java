package cardwright.server.rest;

import static cardwright.engine.Message.number;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.TextLimits;
import cardwright.record.DeckText;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Json;
import cardwright.server.wire.Recipient;
import cardwright.store.KeptDeck;
import cardwright.store.Person;
import cardwright.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The decks that people keep.
final class DeckRoutes {
  private static final String JSON = "application/json";
  private static final int MOST = 200;

  private final Store store;
  private final Library library;
  private final Sessions sessions;

  DeckRoutes(Store store, Library library, Sessions sessions) {
    this.store = store;
    this.library = library;
    this.sessions = sessions;
  }

  Reply list(Request request) {
    Recipient recipient = Recipient.of(Languages.of(request));
    Person person = sessions.someone(request);
    List<Map<String, Object>> decks = new ArrayList<>();
    for (KeptDeck kept : store.decks().of(person.id())) {
      boolean wanted =
          request.parameter("game").filter(game -> !game.equals(kept.game())).isEmpty();
      if (wanted && library.has(kept.game())) {
        decks.add(shown(kept, recipient));
      }
    }
    return Compression.json(request, Library.map("decks", decks));
  }

  Reply keep(Request request) {
    KeptDeck deck = read(request, Names.random(12));
    if (!store.decks().keep(deck, MOST)) {
      throw Problem.conflict(Messages.of("deck.too-many", number(MOST)));
    }
    return Reply.text(201, JSON, Json.write(shown(deck, Recipient.of(Languages.of(request)))));
  }

  Reply change(Request request, String id) {
    KeptDeck deck = read(request, id);
    if (!store.decks().change(deck)) {
      throw Problem.notFound(Messages.of("missing.deck-of-yours"));
    }
    return Reply.text(200, JSON, Json.write(shown(deck, Recipient.of(Languages.of(request)))));
  }

  Reply drop(Request request, String id) {
    if (!store.decks().drop(sessions.someone(request).id(), id)) {
      throw Problem.notFound(Messages.of("missing.deck-of-yours"));
    }
    return Reply.empty(204);
  }

  private KeptDeck read(Request request, String id) {
    Fields fields = Fields.of(Bodies.json(request), "game", "text");
    Person person = sessions.someone(request);
    Game game = library.game(fields.text("game", 30));
    Deck deck = Decklists.read(game, fields.text("text", TextLimits.DECK));
    return new KeptDeck(
        id, person.id(), game.name(), DeckText.write(deck), System.currentTimeMillis());
  }

  /// A kept deck as it reads now. Where a card is no more, that is what speaks against it.
  private Map<String, Object> shown(KeptDeck kept, Recipient recipient) {
    Game game = library.game(kept.game());
    Map<String, Object> deck;
    List<Message> objections;
    try {
      Deck read = Decklists.read(game, kept.words());
      deck = Decklists.shown(read);
      boolean known = game.formats().stream().anyMatch(each -> each.name().equals(read.format()));
      objections =
          game.objections(read, known ? game.format(read.format()) : game.formats().getFirst());
    } catch (Problem problem) {
      deck =
          Library.map(
              "name",
              "",
              "plan",
              "",
              "format",
              "",
              "cards",
              List.of(),
              "side",
              List.of(),
              "text",
              kept.words());
      objections = List.of(problem.message());
    }
    return Library.map(
        "id",
        kept.id(),
        "game",
        kept.game(),
        "changed",
        kept.changed(),
        "deck",
        deck,
        "objections",
        Problem.objections(objections, recipient));
  }
}
