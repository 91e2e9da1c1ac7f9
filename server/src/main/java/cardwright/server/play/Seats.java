package cardwright.server.play;

import cardwright.engine.Seat;
import cardwright.server.wire.ToPage;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import java.util.Locale;

/// Tells who sits at a seat.
public final class Seats {
  private Seats() {}

  /// What the player of a seat is called; its letter while it is empty.
  public static String name(PlayRow row, Seat seat) {
    return row.seats().stream()
        .filter(each -> each.seat().equals(seat.name()))
        .map(SeatRow::name)
        .findFirst()
        .orElse(seat.name());
  }

  /// A player, as pages are told of it.
  ///
  /// @param known whether the viewer may know the deck
  /// @param language in which a deck without a name is told of
  public static ToPage.Player player(SeatRow seat, boolean known, Locale language) {
    String deck = known ? deckName(seat.deck(), language) : null;
    if (seat.level().isEmpty()) {
      return new ToPage.Player(seat.name(), seat.account() ? "account" : "guest", null, deck);
    }
    return new ToPage.Player(seat.name(), "computer", seat.level(), deck);
  }

  /// The name of a deck that is kept as a deck file.
  static String deckName(String deck, Locale language) {
    String first = deck.lines().findFirst().orElse("");
    return first.startsWith("# ")
        ? first.substring(2).strip()
        : Messages.of("deck.unnamed").words(null, language);
  }
}
