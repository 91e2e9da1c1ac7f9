package cardwright.engine;

/// A position in words and numbers, as a scenario gives it to a game.
///
/// @param facts what holds for the whole table, such as `turn`
/// @param a what lies on A's side: counters and zones
/// @param b what lies on B's side
public record PositionSpec(Settings facts, Settings a, Settings b) {
  /// One side.
  public Settings side(Seat seat) {
    return seat == Seat.A ? a : b;
  }
}
