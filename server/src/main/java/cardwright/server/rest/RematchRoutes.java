package cardwright.server.rest;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Seat;
import cardwright.server.play.PlayRegistry;
import cardwright.server.play.Replays;
import cardwright.server.play.Shuffling;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Json;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import cardwright.store.ShufflePart;
import cardwright.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Offers the same again after a play, with seats swapped, and takes such an offer.
final class RematchRoutes {
  private static final String JSON = "application/json";

  private final Store store;
  private final Library library;
  private final Sessions sessions;
  private final PlayRegistry registry;

  RematchRoutes(Store store, Library library, Sessions sessions, PlayRegistry registry) {
    this.store = store;
    this.library = library;
    this.sessions = sessions;
    this.registry = registry;
  }

  /// The play that follows: made by who asks first, joined by the other.
  Reply rematch(Request request, PlayRow row) {
    Person person = sessions.someone(request);
    SeatRow mine = seat(row, person);
    if (!row.state().equals("over")) {
      throw Problem.conflict(Messages.of("play.not-over-yet"));
    }
    if (Replays.isOpened(row) && store.shuffles().of(row.id()).isEmpty()) {
      throw Problem.conflict(Messages.of("record.play-on"));
    }
    Locale language = Languages.of(request);
    if (!row.position().isEmpty()) {
      return position(person, row, language);
    }
    Optional<PlayRow> offered =
        row.again().isEmpty() ? Optional.empty() : store.plays().find(row.again());
    return offered
        .filter(next -> PlayCard.seat(next, person).isPresent() || isOpen(next))
        .map(next -> follow(person, mine, next, language))
        .orElseGet(() -> offer(person, mine, row, language));
  }

  /// The same position again, with both players at their seats.
  private Reply position(Person person, PlayRow row, Locale language) {
    PlayRoutes.refuseMany(store, person);
    PlayRow next =
        PositionRoutes.row(row.game(), row.format(), row.position(), row.seats())
            .withCards(row.cards());
    store.plays().create(next);
    return shown(201, next, person, language);
  }

  private static boolean isOpen(PlayRow next) {
    return List.of("waiting", "shuffling", "playing").contains(next.state());
  }

  private static SeatRow seat(PlayRow row, Person person) {
    return row.seats().stream()
        .filter(each -> each.person().equals(person.id()))
        .findFirst()
        .orElseThrow(() -> new Problem(403, "forbidden", Messages.of("play.not-yours")));
  }

  private Reply offer(Person person, SeatRow mine, PlayRow row, Locale language) {
    PlayRoutes.refuseMany(store, person);
    List<SeatRow> seats = new ArrayList<>();
    seats.add(swapped(row, mine, person));
    row.seats().stream()
        .filter(each -> !each.level().isEmpty())
        .map(each -> swapped(row, each, person))
        .forEach(seats::add);
    PlayRow next = next(row, seats);
    Optional<ShufflePart> part =
        seats.size() == 2
            ? Optional.of(Shuffling.ofServer(next, registry.games(), List.of()))
            : Optional.empty();
    if (!store.plays().again(row.id(), row.again(), next, part)) {
      PlayRow now =
          store
              .plays()
              .find(row.id())
              .orElseThrow(() -> Problem.notFound(Messages.of("missing.play")));
      return follow(
          person,
          mine,
          store
              .plays()
              .find(now.again())
              .orElseThrow(() -> Problem.notFound(Messages.of("missing.play"))),
          language);
    }
    registry.again(row.id());
    return shown(201, next, person, language);
  }

  private Reply follow(Person person, SeatRow mine, PlayRow next, Locale language) {
    if (PlayCard.seat(next, person).isPresent()) {
      return shown(200, next, person, language);
    }
    SeatRow seat = swapped(next, mine, person);
    ShufflePart part = Shuffling.ofServer(next.with(seat), registry.games(), List.of());
    if (!store.plays().join(next.id(), seat, part, System.currentTimeMillis())) {
      throw Problem.conflict(Messages.of("play.seat-taken"));
    }
    registry.joined(next.id());
    return shown(
        200,
        store
            .plays()
            .find(next.id())
            .orElseThrow(() -> Problem.notFound(Messages.of("missing.play"))),
        person,
        language);
  }

  /// The same player with the same deck at the other seat.
  ///
  /// @throws Problem when the format does not admit the deck any more
  private SeatRow swapped(PlayRow row, SeatRow old, Person person) {
    Game game = library.game(row);
    Format format = Library.format(game, row.format());
    Deck deck = Decklists.read(game, old.deck());
    Decklists.refuseIllegal(game, format, deck);
    String seat = Seat.valueOf(old.seat()).other().name();
    String name = old.level().isEmpty() ? person.name() : old.name();
    return new SeatRow(seat, old.person(), name, old.level(), old.deck(), old.habits());
  }

  private static PlayRow next(PlayRow row, List<SeatRow> seats) {
    long now = System.currentTimeMillis();
    return new PlayRow(
            Names.random(12),
            row.game(),
            row.format(),
            row.games(),
            row.agreed(),
            "",
            seats.size() == 2 ? "shuffling" : "waiting",
            row.watch(),
            false,
            row.bank(),
            row.pace(),
            Names.random(20),
            "",
            now,
            now,
            seats)
        .withCards(row.cards());
  }

  private Reply shown(int status, PlayRow row, Person person, Locale language) {
    return Reply.text(
        status,
        JSON,
        Json.write(PlayCard.of(row, Optional.of(person), library.game(row.game()), language)));
  }
}
