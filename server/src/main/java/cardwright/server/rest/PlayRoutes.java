package cardwright.server.rest;

import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.GameOption;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.record.DeckText;
import cardwright.server.play.PlayRegistry;
import cardwright.server.play.Replays;
import cardwright.server.play.Shuffling;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Json;
import cardwright.store.KeptCardSet;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import cardwright.store.PlayTexts;
import cardwright.store.SeatRow;
import cardwright.store.ShufflePart;
import cardwright.store.Store;
import cardwright.store.Ticket;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// Makes plays, seats people, and hands out tickets for sockets.
final class PlayRoutes {
  private static final String JSON = "application/json";
  private static final List<String> GOING_ON = List.of("waiting", "shuffling", "playing");
  private static final int MOST_PLAYS = 50;
  private static final int LISTED = 100;
  private static final int TICKET = 30_000;
  private static final long MOST_BANK = 14_400_000;

  private final Store store;
  private final Library library;
  private final Sessions sessions;
  private final PlayRegistry registry;

  PlayRoutes(Store store, Library library, Sessions sessions, PlayRegistry registry) {
    this.store = store;
    this.library = library;
    this.sessions = sessions;
    this.registry = registry;
  }

  Reply create(Request request) {
    Fields fields =
        Fields.of(
            Bodies.json(request),
            "game",
            "format",
            "deck",
            "games",
            "agreed",
            "clock",
            "watch",
            "opponent",
            "cards");
    Person person = sessions.someone(request);
    String name = fields.text("game", 30);
    if (!registry.games().has(name)) {
      throw Problem.refused(Messages.of("game.none"));
    }
    Optional<KeptCardSet> set =
        fields.optionalText("cards", 60).map(id -> OwnCards.kept(store, library.game(name), id));
    Game game =
        set.map(each -> OwnCards.with(library.game(name), each.words()))
            .orElseGet(() -> library.game(name));
    Format format = Library.format(game, fields.optionalText("format", 60).orElse(""));
    List<CardFace> own = OwnCards.added(library.game(name), game);
    Deck deck = Decklists.chosen(game, own, format, part(fields, "deck"), store, person.id());
    refuseMany(store, person);
    List<SeatRow> seats = new ArrayList<>();
    seats.add(new SeatRow("A", person.id(), person.name(), "", DeckText.write(deck), ""));
    Fields opponent = Fields.of(fields.node("opponent"), "level", "deck", "friend", "open");
    boolean friend = opponent.has("friend");
    if (friend == opponent.has("level")) {
      throw Problem.malformed("an opponent is a level, or a friend");
    }
    if (!friend) {
      seats.add(computer(game, own, format, opponent, person));
    } else if (!opponent.flag("friend") || opponent.has("deck")) {
      throw Problem.malformed("a friend brings an own deck");
    }
    PlayRow row =
        row(fields, game, format, friend && opponent.flag("open", false), seats)
            .withCards(set.map(each -> OwnCards.keep(store, each.name(), each.words())).orElse(""));
    store.plays().create(row, List.of(), part(row));
    return Reply.text(
        201, JSON, Json.write(shown(row, Optional.of(person), Languages.of(request))));
  }

  /// What the server brings to the shuffle of a play with both seats taken.
  private Optional<ShufflePart> part(PlayRow row) {
    return row.seats().size() == 2
        ? Optional.of(Shuffling.ofServer(row, registry.games(), List.of()))
        : Optional.empty();
  }

  /// Nobody has more plays at a time than somebody can look at.
  ///
  /// @throws Problem when the person has that many
  static void refuseMany(Store store, Person person) {
    if (store.plays().of(person.id(), GOING_ON, MOST_PLAYS).size() >= MOST_PLAYS) {
      throw Problem.conflict(Messages.of("play.too-many", number(MOST_PLAYS)));
    }
  }

  /// The level of the computer player that somebody asks for.
  ///
  /// @throws Refused when there is no such level
  static String level(Fields fields) {
    String level = fields.text("level", 30).toLowerCase(Locale.ROOT);
    PlayRegistry.checkLevel(level);
    return level;
  }

  private static JsonNode part(Fields fields, String name) {
    return fields.has(name) ? fields.node(name) : JsonNodeFactory.instance.objectNode();
  }

  private SeatRow computer(
      Game game, List<CardFace> own, Format format, Fields opponent, Person person) {
    String level = level(opponent);
    Deck deck = Decklists.chosen(game, own, format, part(opponent, "deck"), store, person.id());
    return new SeatRow("B", "", "Computer", level, DeckText.write(deck), "");
  }

  private static PlayRow row(
      Fields fields, Game game, Format format, boolean open, List<SeatRow> seats) {
    int games = fields.has("games") ? (int) fields.number("games", 1, 3) : 1;
    if (games == 2) {
      throw Problem.malformed("a match has 1 game or is the best of 3");
    }
    List<String> agreed = fields.has("agreed") ? fields.texts("agreed", 10, 60) : List.of();
    for (String words : agreed) {
      if (game.options().stream().noneMatch(each -> each.matches(words))) {
        List<String> known = game.options().stream().map(GameOption::words).toList();
        throw Problem.refused(
            Messages.of(
                "play.not-agreed", word(game.title()), number(known.size()), listed(known, ", ")));
      }
    }
    long bank = -1;
    long pace = 0;
    if (fields.has("clock")) {
      Fields clock = Fields.of(fields.node("clock"), "bank", "move");
      bank = clock.number("bank", 0, MOST_BANK);
      pace = clock.number("move", 5_000, 3_600_000);
    }
    long now = System.currentTimeMillis();
    return new PlayRow(
        Names.random(12),
        game.name(),
        format.name(),
        games,
        agreed,
        "",
        seats.size() == 2 ? "shuffling" : "waiting",
        fields.flag("watch", true),
        open,
        bank,
        pace,
        Names.random(20),
        "",
        now,
        now,
        seats);
  }

  Reply list(Request request) {
    String which = request.parameter("which").orElse("");
    Optional<Person> person = sessions.who(request);
    List<PlayRow> rows =
        switch (which) {
          case "mine" -> of(person, GOING_ON);
          case "over" -> of(person, List.of("over"));
          case "open" -> store.plays().open(LISTED);
          case "watch" -> store.plays().watchable(LISTED);
          default -> throw Problem.malformed("which has to be mine, open, watch or over");
        };
    List<Map<String, Object>> plays =
        rows.stream()
            .filter(row -> library.has(row.game()))
            .map(row -> shown(row, person, Languages.of(request)))
            .toList();
    return Compression.json(request, Library.map("plays", plays));
  }

  private List<PlayRow> of(Optional<Person> person, List<String> states) {
    return store.plays().of(person.orElseThrow(Problem::whoAreYou).id(), states, LISTED);
  }

  /// The play of that id.
  ///
  /// @throws Problem when there is none, or its game is one that this server runs without
  PlayRow find(String id) {
    if (!id.matches("[0-9a-z]{12}")) {
      throw Problem.notFound(Messages.of("missing.play"));
    }
    PlayRow row =
        store.plays().find(id).orElseThrow(() -> Problem.notFound(Messages.of("missing.play")));
    if (!library.has(row.game())) {
      throw new Problem(404, "not-found", Messages.of("game.not-here", word(row.game())));
    }
    return row;
  }

  /// A play, for somebody who may look at it: all may while it waits for a friend, who has to see what the invitation is for; then its players
  /// may, and everybody else only where it may be watched. That holds while it goes on and ever after.
  ///
  /// @throws Problem when the visitor may not
  PlayRow visible(Request request, String id) {
    PlayRow row = find(id);
    boolean begun = row.seats().size() == 2;
    if (!row.watch()
        && begun
        && sessions.who(request).flatMap(each -> PlayCard.seat(row, each)).isEmpty()) {
      throw new Problem(403, "forbidden", Messages.of("play.private"));
    }
    return row;
  }

  /// A play that is over, for somebody who may look at it.
  ///
  /// @throws Problem when the visitor may not, or it is not over
  PlayRow over(Request request, String id) {
    PlayRow row = visible(request, id);
    if (!row.state().equals("over")) {
      throw Problem.conflict(Messages.of("play.not-over"));
    }
    return row;
  }

  Reply get(Request request, String id) {
    return Reply.text(
        200,
        JSON,
        Json.write(shown(visible(request, id), sessions.who(request), Languages.of(request))));
  }

  /// The cards of somebody's own that a play has: both players may read them before they agree to play.
  Reply cards(Request request, String id) {
    PlayRow row = visible(request, id);
    Optional<PlayTexts.PlayText> text =
        Optional.of(row.cards())
            .filter(digest -> !digest.isEmpty())
            .flatMap(digest -> store.playTexts().find(digest));
    Map<String, Object> cards =
        Library.map(
            "name",
            text.map(PlayTexts.PlayText::name).orElse(""),
            "cards",
            text.isEmpty()
                ? List.of()
                : Library.shown(OwnCards.added(library.game(row.game()), library.game(row))),
            "tokens",
            text.isEmpty()
                ? List.of()
                : Library.shown(OwnCards.addedTokens(library.game(row.game()), library.game(row))));
    return Compression.json(request, cards);
  }

  Reply join(Request request, String id) {
    Fields fields = Fields.of(Bodies.json(request), "code", "deck");
    Person person = sessions.someone(request);
    PlayRow row = find(id);
    Optional<String> code = fields.optionalText("code", 60);
    if (PlayCard.seat(row, person).isPresent()) {
      return Reply.text(
          200, JSON, Json.write(shown(row, Optional.of(person), Languages.of(request))));
    }
    if (!row.state().equals("waiting")) {
      throw Problem.conflict(
          row.state().equals("expired") || row.state().equals("called-off")
              ? Messages.of("invitation.no-longer-good")
              : Messages.of("play.both-seats-taken"));
    }
    if (System.currentTimeMillis() - row.begun() > PlayRegistry.INVITED.toMillis()) {
      throw Problem.conflict(Messages.of("invitation.expired"));
    }
    if (!row.listed() && !code.equals(Optional.of(row.code()))) {
      throw new Problem(403, "forbidden", Messages.of("invitation.link-needed"));
    }
    Game game = library.game(row);
    Format format = Library.format(game, row.format());
    List<CardFace> own = OwnCards.added(library.game(row.game()), game);
    Deck deck = Decklists.chosen(game, own, format, part(fields, "deck"), store, person.id());
    String free = Seat.valueOf(row.seats().getFirst().seat()).other().name();
    SeatRow seat = new SeatRow(free, person.id(), person.name(), "", DeckText.write(deck), "");
    ShufflePart part = Shuffling.ofServer(row.with(seat), registry.games(), List.of());
    if (!store.plays().join(id, seat, part, System.currentTimeMillis())) {
      throw Problem.conflict(Messages.of("play.both-seats-taken"));
    }
    registry.joined(id);
    return Reply.text(
        200, JSON, Json.write(shown(find(id), Optional.of(person), Languages.of(request))));
  }

  Reply leave(Request request, String id) {
    Person person = sessions.someone(request);
    PlayRow row = find(id);
    if (PlayCard.seat(row, person).isEmpty()) {
      throw new Problem(403, "forbidden", Messages.of("play.not-yours"));
    }
    long now = System.currentTimeMillis();
    if (!store.plays().turn(id, "waiting", "called-off", "", now)
        && !store.plays().turn(id, "shuffling", "called-off", "", now)) {
      throw Problem.conflict(Messages.of("play.has-begun"));
    }
    registry.calledOff(id);
    return Reply.empty(204);
  }

  Reply ticket(Request request, String id) {
    boolean watches =
        request.body().size() > 0
            && Fields.of(Bodies.json(request), "as")
                .optionalText("as", 10)
                .filter("watch"::equals)
                .isPresent();
    Optional<Person> person = sessions.who(request);
    PlayRow row = find(id);
    Optional<Seat> seat = person.flatMap(each -> PlayCard.seat(row, each));
    String as = watches ? "watch" : seat.map(Seat::name).orElse("watch");
    if (as.equals("watch") && !row.watch()) {
      throw new Problem(403, "forbidden", Messages.of("play.not-watched"));
    }
    if (as.equals("watch") && List.of("waiting", "shuffling").contains(row.state())) {
      throw Problem.conflict(Messages.of("play.not-begun"));
    }
    if (Replays.isOpened(row) && row.state().equals("over") && store.shuffles().of(id).isEmpty()) {
      throw new Problem(403, "forbidden", Messages.of("record.not-watched"));
    }
    String ticket = Names.random(40);
    long now = System.currentTimeMillis();
    store
        .tickets()
        .issue(
            Digest.of(ticket),
            new Ticket(
                id,
                as,
                person.map(Person::id).orElse(""),
                person.flatMap(_ -> Sessions.visit(request)).orElse("")),
            now + TICKET,
            now);
    return Reply.text(200, JSON, Json.write(Library.map("ticket", ticket, "as", as)));
  }

  /// A play, as far as everybody may know.
  ///
  /// @param language what the one reads who is told
  Map<String, Object> shown(PlayRow row, Optional<Person> person, Locale language) {
    return PlayCard.of(row, person, library.game(row.game()), language);
  }
}
