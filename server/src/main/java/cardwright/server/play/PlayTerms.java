package cardwright.server.play;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Seat;
import cardwright.scenario.Scenario;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// The terms of a play: what is fixed before the first line of its log.
///
/// @param decks as they were registered
/// @param computers the names of the computer players
/// @param position where it begins, if somebody has set a position up; empty for decks that are dealt
record PlayTerms(
    PlayRow row,
    Game game,
    Map<Seat, Deck> decks,
    Map<Seat, String> computers,
    Optional<Scenario> position) {
  /// Reads the terms of a play with both seats taken.
  static PlayTerms of(PlayRow row, Games games) {
    Game game = games.of(row);
    Optional<Scenario> position = games.position(row);
    KeptNames names = games.names(row);
    Map<Seat, Deck> decks = new EnumMap<>(Seat.class);
    Map<Seat, String> computers = new EnumMap<>(Seat.class);
    for (SeatRow seat : row.seats()) {
      Seat place = Seat.valueOf(seat.seat());
      decks.put(
          place,
          position.isPresent() ? Deck.of() : names.deck(seat.deck(), "the deck of " + place));
      if (!seat.level().isEmpty()) {
        computers.put(place, seat.level());
      }
    }
    return new PlayTerms(row, game, decks, computers, position);
  }

  Deck deck(Seat seat) {
    Deck deck = decks.get(seat);
    if (deck == null) {
      throw new IllegalStateException("nobody sits at " + seat);
    }
    return deck;
  }

  boolean isPerson(Seat seat) {
    return !computers.containsKey(seat);
  }

  Optional<SeatRow> seat(Seat seat) {
    return row.seats().stream().filter(each -> each.seat().equals(seat.name())).findFirst();
  }
}
