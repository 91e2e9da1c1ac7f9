package cardwright.server.play;

import cardwright.engine.Seat;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongSupplier;

/// Limits how often each player of a play says something to the table, so that nobody can pester the other. Any thread may use it.
final class EmoteLimit {
  /// So long a player waits after each, in milliseconds.
  static final long PAUSE = 3_000;

  /// So many a player has while the play is in memory.
  static final int MOST = 60;

  private final LongSupplier millis;
  private final Map<Seat, Said> said = new EnumMap<>(Seat.class);

  /// How often something was said, and when last.
  private record Said(int count, long last) {}

  EmoteLimit(LongSupplier millis) {
    this.millis = millis;
  }

  /// Whether the player may say something now; if so, it is counted.
  synchronized boolean take(Seat seat) {
    Said before = said.get(seat);
    if (before != null && (before.count() >= MOST || millis.getAsLong() - before.last() < PAUSE)) {
      return false;
    }
    count(seat);
    return true;
  }

  /// Counts what was said, here or at another server.
  synchronized void count(Seat seat) {
    long now = millis.getAsLong();
    said.merge(seat, new Said(1, now), (before, _) -> new Said(before.count() + 1, now));
  }
}
