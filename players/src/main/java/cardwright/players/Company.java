package cardwright.players;

import cardwright.engine.Event;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The guests among the players of a play. Each is told what its seat may know, and nothing else.
public final class Company implements AutoCloseable {
  private final Map<Seat, Guest> guests = new EnumMap<>(Seat.class);

  /// The guests among these players; there may be none.
  public Company(Map<Seat, Player> players) {
    players.forEach((seat, player) -> {
      if (player instanceof Guest guest) {
        guests.put(seat, guest);
      }
    });
  }

  /// A play is about to begin.
  ///
  /// @throws Forfeit when a guest fails at once
  /// @throws cardwright.engine.Refused when a guest cannot be there at all
  public void begin(Game game, Opening opening) {
    guests.forEach((seat, guest) -> guest.begin(Sitting.of(game, opening, seat)));
  }

  /// Hears the events of the play for the guests, or nothing when there are none: then events cost
  /// nothing.
  public @Nullable Listener listener() {
    return guests.isEmpty() ? null : this::hear;
  }

  /// Hears the events of the play for the guests, after somebody else has heard them.
  public Listener after(Listener first) {
    return event -> {
      first.on(event);
      hear(event);
    };
  }

  private void hear(Event event) {
    guests.forEach((seat, guest) -> {
      String words = event.words(Viewer.of(seat));
      if (!words.isEmpty()) {
        guest.hear(words);
      }
    });
  }

  /// Tells all guests something that everybody may know.
  public void tell(String words) {
    guests.values().forEach(guest -> guest.hear(words));
  }

  /// The play is over.
  ///
  /// @param position its last position; nothing when it never came to its first one
  public void end(Outcome outcome, @Nullable Position position) {
    guests.forEach((seat, guest) -> {
      Optional<Table> table =
          Optional.ofNullable(position).map(last -> last.table(Viewer.of(seat)));
      guest.end(outcome, table);
    });
  }

  /// All guests leave, whether the play has ended or not.
  @Override
  public void close() {
    guests.values().forEach(Guest::leave);
  }
}
