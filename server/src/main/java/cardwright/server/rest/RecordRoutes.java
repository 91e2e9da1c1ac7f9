package cardwright.server.rest;

import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.record.MatchRecord;
import cardwright.record.PlayRecord;
import cardwright.server.play.Games;
import cardwright.server.play.OpenedRecord;
import cardwright.server.play.Replays;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Json;
import cardwright.store.Entry;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import cardwright.store.Store;
import java.util.List;
import java.util.Optional;

/// Opens records that people bring along: each becomes a play of theirs that is over.
final class RecordRoutes {
  private static final int MOST_OPENED = 50;
  private static final int LOOKED_AT = 100;

  private final Store store;
  private final Games games;
  private final Sessions sessions;
  private final PlayRoutes plays;

  RecordRoutes(Store store, Games games, Sessions sessions, PlayRoutes plays) {
    this.store = store;
    this.games = games;
    this.sessions = sessions;
    this.plays = plays;
  }

  Reply open(Request request) {
    Person person = sessions.someone(request);
    String text = Bodies.text(request, Bodies.MOST_RECORD);
    refuseMany(person);
    PlayRecord record = read(text);
    if (!games.has(record.game())) {
      throw new Problem(
          422,
          "unknown-game",
          Messages.of("record.unknown-game", word(String.join(", ", games.names()))));
    }
    Game game = games.of(record.game());
    PlayRow row;
    List<Entry> log;
    try {
      OpenedRecord opened = OpenedRecord.of(record, game);
      row = row(opened, person);
      log = opened.log(row, games);
    } catch (Refused refused) {
      throw new Problem(422, "illegal", refused.message());
    }
    store.plays().create(row, log, Optional.empty());
    return Reply.text(
        201,
        "application/json",
        Json.write(plays.shown(row, Optional.of(person), Languages.of(request))));
  }

  private static PlayRecord read(String text) {
    try {
      if (MatchRecord.isOne(text)) {
        throw new Refused(Messages.of("record.of-match"));
      }
      return PlayRecord.read(text, Messages.of("record.file"));
    } catch (Refused refused) {
      throw new Problem(422, "unreadable", refused.message());
    }
  }

  /// Nobody keeps records here by the hundred.
  private void refuseMany(Person person) {
    long opened =
        store.plays().of(person.id(), List.of("over"), LOOKED_AT).stream()
            .filter(row -> Replays.isOpened(row))
            .count();
    if (opened >= MOST_OPENED) {
      throw Problem.conflict(Messages.of("record.too-many", number(MOST_OPENED)));
    }
  }

  /// A play that is for the person alone: nobody else has agreed that it be seen.
  private static PlayRow row(OpenedRecord opened, Person person) {
    PlayRecord record = opened.record();
    return PlayRow.alone(
        Names.random(12),
        record.game(),
        record.opening().format(),
        1,
        record.opening().agreed(),
        opened.seed(),
        "over",
        Names.random(20),
        opened.ending().write(),
        System.currentTimeMillis(),
        List.of(seat("A", person.id(), record.opening().a()), seat("B", "", record.opening().b())));
  }

  private static SeatRow seat(String seat, String person, Deck deck) {
    return new SeatRow(seat, person, seat, "", Decklists.inOrder(deck), "");
  }
}
