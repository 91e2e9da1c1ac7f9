package cardwright.players;

/// Counts the positions that exact play visits, up to a limit and within a time.
final class Visits {
  /// How many positions are visited between two looks at the clock.
  private static final int CLOCK_INTERVAL = 64;

  private final long limit;
  private final long deadline;
  private long visited;
  private long until;
  private long opened;
  private long moves;
  private boolean late;

  /// @param limit how many positions to visit at most
  /// @param deadline when to stop, by [System#nanoTime]
  Visits(long limit, long deadline) {
    this.limit = limit;
    this.deadline = deadline;
    this.until = limit;
  }

  /// Has the search pause when so many more were visited, or at the limit, if that comes first.
  void allow(long more) {
    until = Math.min(limit, visited + more);
  }

  /// Has it pause at nothing but the limit.
  void allowAll() {
    until = limit;
  }

  /// Counts one more.
  void add() {
    visited++;
    late |= visited % CLOCK_INTERVAL == 0 && System.nanoTime() - deadline >= 0;
  }

  /// Notes how many moves a position had of which each was made.
  void opened(int count) {
    opened++;
    moves += count;
  }

  /// How many positions were visited.
  long visited() {
    return visited;
  }

  /// How many may still be visited.
  long left() {
    return limit - visited;
  }

  /// How many moves a position had, on the average.
  double branching() {
    return opened == 0 ? 0 : (double) moves / opened;
  }

  /// Whether to pause, or to stop.
  boolean paused() {
    return late || visited >= until;
  }

  /// Whether to stop.
  boolean over() {
    return late || visited >= limit;
  }
}
