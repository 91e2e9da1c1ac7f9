package cardwright.players;

import java.util.function.LongSupplier;

/// A moment of a clock until which there is time.
///
/// @param clock nanoseconds that go by; it may be that of one thread
record Deadline(LongSupplier clock, long start, long millis) {
  static final Deadline NEVER = new Deadline(() -> 0, 0, Long.MAX_VALUE);

  private static final double NANOS = 1e6;

  /// When a budget ends by the clock, which is not asked where it does not.
  static Deadline of(Budget budget, LongSupplier clock) {
    return budget.timed() ? in(budget.millis(), clock) : NEVER;
  }

  /// So many milliseconds from now.
  static Deadline in(long millis, LongSupplier clock) {
    return new Deadline(clock, clock.getAsLong(), millis);
  }

  /// How many milliseconds have gone by.
  double spent() {
    return (clock.getAsLong() - start) / NANOS;
  }

  /// Whether there is no time left.
  boolean passed() {
    return spent() >= millis;
  }

  /// How many milliseconds are left.
  double left() {
    return millis - spent();
  }
}
