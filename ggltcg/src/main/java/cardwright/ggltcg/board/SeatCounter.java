package cardwright.ggltcg.board;

/// A number that each seat has.
enum SeatCounter {
  /// Charge counters, 0 to 7.
  CC
}
