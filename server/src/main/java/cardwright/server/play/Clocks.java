package cardwright.server.play;

import cardwright.engine.Seat;
import cardwright.server.wire.ToPage;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Both clocks of a play: each decision takes first from a time of its own, then from the bank.
///
/// What one decides in secret several times counts as one decision, because the other must not see how many they are.
final class Clocks {
  private static final long NEVER = Long.MAX_VALUE;

  private final long start;
  private final long pace;
  private final LongSupplier millis;
  private final Map<Seat, Long> bank = new EnumMap<>(Seat.class);
  private Optional<Seat> running = Optional.empty();
  private long free;
  private long since;
  private volatile long ends = NEVER;

  /// Clocks that stand.
  ///
  /// @param start what each begins with
  /// @param pace what each decision has for itself
  /// @param millis a clock that only goes on
  Clocks(long start, long pace, LongSupplier millis) {
    this.start = start;
    this.pace = pace;
    this.millis = millis;
    this.free = pace;
    this.since = millis.getAsLong();
    set(start, start);
  }

  /// Puts both banks where they were; from now on time counts anew.
  void set(long a, long b) {
    bank.put(Seat.A, a);
    bank.put(Seat.B, b);
    since = millis.getAsLong();
    free = pace;
    snapshot();
  }

  private void snapshot() {
    ends = running.map(seat -> since + free + bank.getOrDefault(seat, 0L) + 1).orElse(NEVER);
  }

  /// When somebody's time will be over, by the clock that only goes on; [Long#MAX_VALUE] while none runs. Any thread may ask.
  long ends() {
    return ends;
  }

  /// Whether one of them runs. Any thread may ask.
  boolean isRunning() {
    return ends != NEVER;
  }

  /// What is in a bank now.
  long bank(Seat seat) {
    long kept = bank.getOrDefault(seat, 0L);
    return running.filter(seat::equals).isPresent() ? kept - Math.max(0, elapsed() - free) : kept;
  }

  private long elapsed() {
    return millis.getAsLong() - since;
  }

  /// What is left of the time that the decision at hand has for itself.
  long left() {
    return Math.max(0, free - elapsed());
  }

  /// Whose time is over.
  Optional<Seat> over() {
    return running.filter(seat -> bank(seat) < 0);
  }

  /// Something was decided.
  ///
  /// @param next whose clock runs from now on
  /// @param open whether the other player noticed
  void turn(Optional<Seat> next, boolean open) {
    long rest = left();
    running.ifPresent(seat -> bank.put(seat, Math.max(0, bank(seat))));
    free = open || !next.equals(running) ? pace : rest;
    running = next;
    since = millis.getAsLong();
    snapshot();
  }

  ToPage.Clocks shown() {
    @Nullable String who = running.map(Seat::name).orElse(null);
    return new ToPage.Clocks(of(Seat.A), of(Seat.B), who, start, pace);
  }

  private ToPage.ClockOf of(Seat seat) {
    long move = running.filter(seat::equals).isPresent() ? left() : pace;
    return new ToPage.ClockOf(Math.max(0, bank(seat)), move);
  }
}
