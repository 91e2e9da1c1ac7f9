package cardwright.server.rest;

import static cardwright.engine.Message.number;

import cardwright.engine.Game;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Json;
import cardwright.store.KeptCardSet;
import cardwright.store.Person;
import cardwright.store.Store;
import java.util.Map;
import java.util.Optional;

/// The sets of cards that people write. Whoever knows the id of one may read it; only its writer may change it.
final class CardSetRoutes {
  private static final String JSON = "application/json";
  private static final int MOST = 100;

  private final Store store;
  private final Library library;
  private final Sessions sessions;

  CardSetRoutes(Store store, Library library, Sessions sessions) {
    this.store = store;
    this.library = library;
    this.sessions = sessions;
  }

  /// The sets of the visitor, without their cards.
  Reply list(Request request) {
    Person person = sessions.someone(request);
    Optional<String> game = request.parameter("game");
    return Compression.json(
        request,
        Library.map(
            "sets",
            store.cardSets().of(person.id()).stream()
                .filter(set -> library.has(set.game()))
                .filter(set -> game.isEmpty() || game.get().equals(set.game()))
                .map(CardSetRoutes::title)
                .toList()));
  }

  Reply get(Request request, String id) {
    KeptCardSet set =
        store
            .cardSets()
            .find(id)
            .filter(each -> library.has(each.game()))
            .orElseThrow(() -> Problem.notFound(Messages.of("missing.card-set")));
    Optional<Person> person = sessions.who(request);
    boolean mine = person.map(Person::id).equals(Optional.of(set.person()));
    return Compression.json(request, shown(set, mine));
  }

  Reply keep(Request request) {
    KeptCardSet set = read(request, Names.random(16));
    if (!store.cardSets().keep(set, MOST)) {
      throw Problem.conflict(Messages.of("cards.too-many-sets", number(MOST)));
    }
    return Reply.text(201, JSON, Json.write(shown(set, true)));
  }

  Reply change(Request request, String id) {
    KeptCardSet set = read(request, id);
    if (!store.cardSets().change(set)) {
      throw Problem.notFound(Messages.of("missing.card-set-of-yours"));
    }
    return Reply.text(200, JSON, Json.write(shown(set, true)));
  }

  Reply drop(Request request, String id) {
    if (!store.cardSets().drop(sessions.someone(request).id(), id)) {
      throw Problem.notFound(Messages.of("missing.card-set-of-yours"));
    }
    return Reply.empty(204);
  }

  private KeptCardSet read(Request request, String id) {
    Fields fields = Fields.of(Bodies.json(request), "game", "name", "text");
    Person person = sessions.someone(request);
    Game game = library.game(fields.text("game", 30));
    return new KeptCardSet(
        id,
        person.id(),
        game.name(),
        Names.normal(fields.text("name", 60)),
        fields.text("text", OwnCards.MOST_TEXT),
        System.currentTimeMillis());
  }

  /// A set without its cards.
  private static Map<String, Object> title(KeptCardSet set) {
    return Library.map(
        "id", set.id(), "game", set.game(), "name", set.name(), "changed", set.changed());
  }

  private static Map<String, Object> shown(KeptCardSet set, boolean mine) {
    Map<String, Object> shown = title(set);
    shown.put("mine", mine);
    shown.put("text", set.words());
    return shown;
  }
}
