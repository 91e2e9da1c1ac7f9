package cardwright.server.rest;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.word;

import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.fairness.Verdict;
import cardwright.fairness.Verification;
import cardwright.record.PlayRecord;
import cardwright.record.PlayReplay;
import cardwright.server.play.Ending;
import cardwright.server.play.Games;
import cardwright.server.play.Kept;
import cardwright.server.play.PlayedOn;
import cardwright.server.play.Replays;
import cardwright.server.play.Seats;
import cardwright.server.play.Shuffling;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Json;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.ToPage;
import cardwright.store.Entry;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import cardwright.store.Store;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Shows plays that are over, and lets them go on from some moment.
final class ReplayRoutes {
  private static final String JSON = "application/json";

  /// How many moments are told to have decided a game.
  private static final int MOMENTS = 3;

  /// How long a game may be looked at for them, in nanoseconds.
  private static final long LOOKED_AT = 2_000_000_000;

  private static final int KEPT = 500;

  private final Store store;
  private final Games games;
  private final Sessions sessions;
  private final PlayRoutes plays;
  private final Kept<List<Replays.Decisive>> turningPoints = new Kept<>(KEPT);

  ReplayRoutes(Store store, Games games, Sessions sessions, PlayRoutes plays) {
    this.store = store;
    this.games = games;
    this.sessions = sessions;
    this.plays = plays;
  }

  /// Stands above a scenario that is made of a game.
  private static final String HOW_TO_REPORT =
      """
      # A game until some moment, with all that was decided and rolled. Write at its end, under 'then:', what
      # should hold now, such as 'A: {hand: 3}': with that it is a test. docs/scenarios.md says what can stand there.
      """;

  private Replays replays(PlayRow row) {
    return new Replays(row, games, store.plays().log(row.id(), 0), store.shuffles().of(row.id()));
  }

  /// Which game of a match is asked for.
  static int game(Request request) {
    String game = request.parameter("game").orElse("1");
    if (!game.matches("[1-3]")) {
      throw Problem.malformed("a game of a match is 1, 2 or 3");
    }
    return Integer.parseInt(game);
  }

  Reply replay(Request request, String id) {
    PlayRow row = plays.over(request, id);
    Replays.Played played =
        replays(row)
            .game(game(request))
            .orElseThrow(() -> Problem.notFound(Messages.of("missing.game-of-this-play")));
    Map<String, Object> card =
        PlayCard.of(row, sessions.who(request), games.of(row.game()), Languages.of(request));
    List<Map<String, Object>> decisions = new ArrayList<>();
    for (Replays.Decision each : played.decisions()) {
      decisions.add(
          Library.map(
              "seat", each.seat().name(), "move", each.move(), "turn", each.turn().orElse(null)));
    }
    Ending ending = played.ending().or(() -> Ending.read(row.outcome())).orElseThrow();
    Map<String, Object> replay =
        Library.map(
            "play",
            id,
            "game",
            row.game(),
            "games",
            played.games(),
            "format",
            row.format(),
            "players",
            card.get("players"),
            "decks",
            Library.map("A", Decklists.shown(played.a()), "B", Decklists.shown(played.b())),
            "shuffle",
            Shuffling.shown(row, store.shuffles().of(row.id()), true),
            "outcome",
            ending.shown(recipient(request, row)),
            "decisions",
            decisions);
    return Compression.json(request, replay);
  }

  Reply moment(Request request, String id, String at) {
    if (!at.matches("\\d{1,5}")) {
      throw Problem.malformed("a moment is a number of decisions");
    }
    Optional<Viewer> eyes =
        switch (request.parameter("as").orElse("both")) {
          case "A" -> Optional.of(Viewer.A);
          case "B" -> Optional.of(Viewer.B);
          case "watch" -> Optional.of(Viewer.SPECTATOR);
          case "both" -> Optional.empty();
          default -> throw Problem.malformed("as has to be A, B, both or watch");
        };
    int number = Integer.parseInt(at);
    PlayRow row = plays.over(request, id);
    Replays.Moment moment =
        replays(row)
            .moment(game(request), number, eyes)
            .orElseThrow(() -> Problem.notFound(Messages.of("missing.moment-of-this-game")));
    return Compression.reply(
        request,
        Reply.text(200, JSON, MomentWriter.write(number, moment, recipient(request, row))));
  }

  /// The moments that decided a game; found once, and kept while others do not take their place.
  Reply turningPoints(Request request, String id) {
    PlayRow row = plays.over(request, id);
    int game = game(request);
    List<Replays.Decisive> moments =
        turningPoints.of(id + " " + game, () -> replays(row).decisive(game, MOMENTS, LOOKED_AT));
    @Nullable Seat you =
        sessions.who(request).flatMap(each -> PlayCard.seat(row, each)).orElse(null);
    Recipient recipient = new Recipient(you, Languages.of(request), seat -> Seats.name(row, seat));
    List<Map<String, Object>> shown = new ArrayList<>();
    for (Replays.Decisive each : moments) {
      shown.add(
          Library.map(
              "at",
              each.at(),
              "seat",
              each.seat().name(),
              "turn",
              each.turn().orElse(null),
              "move",
              each.move(),
              "meaning",
              recipient.words(each.meaning()),
              "events",
              each.events().stream()
                  .map(event ->
                      ToPage.Told.of(
                          event.version(), event.kind(), event.message(), recipient, null))
                  .toList()));
    }
    return Compression.json(request, Library.map("moments", shown));
  }

  /// Somebody to whom both players are others, called by their names.
  static Recipient recipient(Request request, PlayRow row) {
    return new Recipient(null, Languages.of(request), seat -> Seats.name(row, seat));
  }

  Reply record(Request request, String id) {
    return Reply.text(200, "text/plain; charset=utf-8", replays(plays.over(request, id)).record());
  }

  /// A game until some moment as a scenario: what one needs to tell of a ruling that is wrong.
  Reply scenario(Request request, String id) {
    String at = request.parameter("at").orElse("");
    if (!at.matches("\\d{1,5}")) {
      throw Problem.malformed("a moment is a number of decisions");
    }
    String scenario =
        replays(plays.over(request, id))
            .scenario(Integer.parseInt(at))
            .orElseThrow(() -> Problem.conflict(Messages.of("play.no-scenario")));
    return Reply.text(200, "text/plain; charset=utf-8", HOW_TO_REPORT + scenario);
  }

  Reply verify(Request request, String id) {
    PlayRow row = plays.over(request, id);
    if (!row.position().isEmpty()) {
      return position(row, recipient(request, row));
    }
    if (Replays.isOpened(row)) {
      return opened(row, recipient(request, row));
    }
    String fingerprint = "0000000000000000";
    Verdict verdict;
    try {
      Replays replays = replays(row);
      fingerprint = HexFormat.of().toHexDigits(replays.fingerprint());
      verdict = Verification.of(replays.record(), "the record", _ -> games.of(row), List.of());
    } catch (Refused refused) {
      verdict = new Verdict.Differs(String.valueOf(refused.getMessage()));
    }
    return verified(
        row,
        verdict instanceof Verdict.Fits,
        fingerprint,
        recipient(request, row).words(says(verdict)));
  }

  /// What can be said of a play that began with the rolls of a record: they come from no seed that is known.
  private Reply opened(PlayRow row, Recipient recipient) {
    Replays replays = replays(row);
    String fingerprint = HexFormat.of().toHexDigits(replays.fingerprint());
    boolean fits = true;
    Message says = Messages.of("verified.recorded");
    try {
      PlayRecord record = PlayRecord.read(replays.record(), Messages.of("record.file"));
      PlayReplay.run(record, games.of(row), event -> {}, (number, position) -> {});
    } catch (Refused refused) {
      fits = false;
      says = Messages.of("verified.differs", clause(refused.message()));
    }
    return verified(row, fits, fingerprint, recipient.words(says));
  }

  /// What can be said of a play that began at a position that was set up: the server alone drew its chance.
  private Reply position(PlayRow row, Recipient recipient) {
    Replays replays = replays(row);
    boolean fits = replays.isReplayed();
    Message says = Messages.of(fits ? "verified.position" : "verified.position-differs");
    return verified(
        row, fits, HexFormat.of().toHexDigits(replays.fingerprint()), recipient.words(says));
  }

  private Reply verified(PlayRow row, boolean fits, String fingerprint, String says) {
    return Reply.text(
        200,
        JSON,
        Json.write(
            Library.map(
                "shuffle",
                Shuffling.shown(row, store.shuffles().of(row.id()), true),
                "movesFit",
                fits,
                "fingerprint",
                fingerprint,
                "says",
                says)));
  }

  private static Message says(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Differs(String what) -> Messages.of("verified.differs", word(what));
      case Verdict.Fits fits ->
          switch (fits.drawn()) {
            case TOGETHER -> Messages.of("verified.together");
            case ALONE, UNSHOWN -> Messages.of("verified.alone");
          };
    };
  }

  Reply playOn(Request request, String id) {
    Fields fields = Fields.of(Bodies.json(request), "game", "at", "seat", "level");
    Person person = sessions.someone(request);
    PlayRow row = plays.over(request, id);
    int game = fields.has("game") ? (int) fields.number("game", 1, 3) : 1;
    int at = (int) fields.number("at", 0, 99_999);
    Seat seat = seat(fields);
    String level = PlayRoutes.level(fields);
    List<Entry> lines =
        replays(row)
            .until(game, at)
            .orElseThrow(() -> Problem.conflict(Messages.of("play.no-moment")));
    PlayRoutes.refuseMany(store, person);
    PlayRow made = made(row, person, seat, level);
    List<Entry> log = PlayedOn.from(made.id(), lines);
    if (row.position().isEmpty()) {
      store.plays().create(made, log, Optional.of(Shuffling.ofServer(made, games, log)));
    } else {
      store.plays().create(made, PlayedOn.reseeded(made.id(), log));
    }
    return Reply.text(
        201, JSON, Json.write(plays.shown(made, Optional.of(person), Languages.of(request))));
  }

  private static Seat seat(Fields fields) {
    return switch (fields.text("seat", 1)) {
      case "A" -> Seat.A;
      case "B" -> Seat.B;
      default -> throw Problem.malformed("a seat is A or B");
    };
  }

  private PlayRow made(PlayRow row, Person person, Seat seat, String level) {
    Game game = games.of(row);
    List<SeatRow> seats = new ArrayList<>();
    for (SeatRow old : row.seats()) {
      boolean own = old.seat().equals(seat.name());
      seats.add(
          new SeatRow(
              old.seat(),
              own ? person.id() : "",
              own ? person.name() : "Computer",
              own ? "" : level,
              old.deck(),
              ""));
    }
    return PlayRow.alone(
            Names.random(12),
            game.name(),
            row.format(),
            row.games(),
            row.agreed(),
            row.seed(),
            row.position().isEmpty() ? "shuffling" : "playing",
            Names.random(20),
            "",
            System.currentTimeMillis(),
            seats)
        .withCards(row.cards())
        .withPosition(row.position());
  }
}
