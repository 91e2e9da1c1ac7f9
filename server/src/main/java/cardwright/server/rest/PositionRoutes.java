package cardwright.server.rest;

import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionForm;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.fairness.JointShuffle;
import cardwright.scenario.Scenario;
import cardwright.server.play.SetUpPosition;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Handles;
import cardwright.server.wire.Json;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.TableJson;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import cardwright.store.PlayTexts;
import cardwright.store.SeatRow;
import cardwright.store.Store;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Positions that somebody sets up: what they can be made of, whether the game takes them, and plays that begin at them.
final class PositionRoutes {
  private static final String JSON = "application/json";

  private final Store store;
  private final Library library;
  private final Sessions sessions;
  private final PlayRoutes plays;

  PositionRoutes(Store store, Library library, Sessions sessions, PlayRoutes plays) {
    this.store = store;
    this.library = library;
    this.sessions = sessions;
    this.plays = plays;
  }

  /// What a position of a game can be made of.
  Reply form(Request request, String name) {
    Recipient recipient = Recipient.of(Languages.of(request));
    PositionForm form =
        library
            .game(name)
            .positionForm()
            .orElseThrow(() -> Problem.notFound(Messages.of("missing.position-form")));
    return Compression.json(request, PositionFormWriter.shown(form, recipient));
  }

  /// A position as it was read.
  ///
  /// @param text the position as a scenario file, as we write it
  /// @param name what it is called
  /// @param cards the cards of somebody's own that it brings along, as a card file; empty for none
  /// @param facts what holds for the whole table, as the scenario has it
  /// @param sides the two sides, as the scenario has them
  /// @param ownCards these cards as they can be read
  /// @param table the table as its players see it, each side with the eyes of its own
  /// @param seat who decides first; null where the game is over
  /// @param question what is asked first
  private record Read(
      String text,
      String name,
      String cards,
      Map<String, Object> facts,
      Map<String, Object> sides,
      List<Map<String, Object>> ownCards,
      @JsonRawValue String table,
      @Nullable String seat,
      String question) {}

  /// Reads a position; refuses one that the game does not take.
  Reply read(Request request, String name) {
    Game game = library.game(name);
    Fields fields = Fields.of(Bodies.json(request), "text");
    Scenario scenario = scenario(game, fields.text("text", SetUpPosition.MOST_TEXT));
    Opening opening = scenario.opening().orElseThrow();
    PositionSpec spec = opening.setUp().orElseThrow();
    Position position = scenario.position().orElseThrow();
    Recipient recipient = Recipient.of(Languages.of(request));
    Table table = MomentWriter.both(position.table(Viewer.A), position.table(Viewer.B));
    boolean over = position.outcome().isPresent();
    Read read =
        new Read(
            scenario.positionText().orElseThrow().write(),
            scenario.name(),
            scenario.positionText().orElseThrow().cards(),
            spec.facts().values(),
            Map.of("A", spec.a().values(), "B", spec.b().values()),
            Library.shown(OwnCards.added(game, scenario.game())),
            TableJson.write(table, new Handles().of(table), recipient),
            over ? null : position.choice().seat().name(),
            over ? "" : recipient.words(position.choice().question()));
    return Compression.json(request, read);
  }

  private static Scenario scenario(Game game, String text) {
    Scenario scenario;
    try {
      scenario = SetUpPosition.read(text, game);
    } catch (Refused refused) {
      throw Problem.refused(Messages.of("position.refused", word(SetUpPosition.reason(refused))));
    }
    List<CardFace> own = OwnCards.check(game, scenario.game());
    if (!own.isEmpty()
        && scenario.positionText().orElseThrow().cards().length() > OwnCards.MOST_TEXT) {
      throw Problem.refused(Messages.of("cards.too-long", number(OwnCards.MOST_TEXT)));
    }
    return scenario;
  }

  /// Begins a play against the computer at a position.
  Reply play(Request request, String name) {
    Fields fields = Fields.of(Bodies.json(request), "text", "seat", "level");
    Person person = sessions.someone(request);
    PlayRoutes.refuseMany(store, person);
    Game game = library.game(name);
    Scenario scenario = scenario(game, fields.text("text", SetUpPosition.MOST_TEXT));
    if (scenario.position().orElseThrow().outcome().isPresent()) {
      throw Problem.refused(Messages.of("position.over"));
    }
    Seat seat =
        switch (fields.text("seat", 1)) {
          case "A" -> Seat.A;
          case "B" -> Seat.B;
          default -> throw Problem.malformed("a seat is A or B");
        };
    String level = PlayRoutes.level(fields);
    String words = scenario.positionText().orElseThrow().write();
    return begin(request, person, scenario, words, seat, level);
  }

  /// Begins a play against the computer at a position.
  ///
  /// @param text the position as it is kept for the play
  /// @param seat where the person sits
  /// @param level of the computer player
  Reply begin(
      Request request, Person person, Scenario scenario, String text, Seat seat, String level) {
    String digest = Digest.of(text);
    store.playTexts().keep(new PlayTexts.PlayText(digest, scenario.name(), text));
    String cards = scenario.positionText().orElseThrow().cards();
    PlayRow row =
        row(
                scenario.game().name(),
                scenario.opening().orElseThrow().format(),
                digest,
                List.of(
                    new SeatRow(seat.name(), person.id(), person.name(), "", "", ""),
                    new SeatRow(seat.other().name(), "", "Computer", level, "", "")))
            .withCards(cards.isEmpty() ? "" : OwnCards.keep(store, scenario.name(), cards));
    store.plays().create(row);
    return Reply.text(
        201, JSON, Json.write(plays.shown(row, Optional.of(person), Languages.of(request))));
  }

  /// A play that begins at a position. The server draws its chance alone, and nobody else may watch.
  ///
  /// @param position the digest of the position
  static PlayRow row(String game, String format, String position, List<SeatRow> seats) {
    return PlayRow.alone(
            Names.random(12),
            game,
            format,
            1,
            List.of(),
            JointShuffle.newPart(),
            "playing",
            Names.random(20),
            "",
            System.currentTimeMillis(),
            seats)
        .withPosition(position);
  }
}
