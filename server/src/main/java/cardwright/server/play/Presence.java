package cardwright.server.play;

import cardwright.engine.Seat;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;

/// Which players are connected, and since when one is not.
final class Presence {
  private final LongSupplier millis;
  private final long patience;
  private final Set<Seat> here = EnumSet.noneOf(Seat.class);
  private final Set<Seat> elsewhere = EnumSet.noneOf(Seat.class);
  private final Map<Seat, Long> since = new EnumMap<>(Seat.class);

  /// Nobody is there yet.
  ///
  /// @param patience how long a player may be away before the game can be claimed, in milliseconds
  Presence(LongSupplier millis, long patience) {
    this.patience = patience;
    this.millis = millis;
    for (Seat seat : Seat.values()) {
      since.put(seat, millis.getAsLong());
    }
  }

  synchronized void came(Seat seat) {
    here.add(seat);
  }

  synchronized void left(Seat seat) {
    if (here.remove(seat)) {
      since.put(seat, millis.getAsLong());
    }
  }

  /// What another server says of a seat.
  synchronized void elsewhere(Seat seat, boolean present) {
    if (present) {
      elsewhere.add(seat);
    } else if (elsewhere.remove(seat)) {
      since.put(seat, millis.getAsLong());
    }
  }

  synchronized boolean isThere(Seat seat) {
    return here.contains(seat) || elsewhere.contains(seat);
  }

  /// How long it takes until a game can be claimed against a seat that is not there, in milliseconds; 0 when it can be.
  synchronized long claimIn(Seat seat) {
    long away = millis.getAsLong() - since.getOrDefault(seat, 0L);
    return Math.max(0, patience - away);
  }
}
