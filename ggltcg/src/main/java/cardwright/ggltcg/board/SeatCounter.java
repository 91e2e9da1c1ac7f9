package cardwright.ggltcg.board;

import cardwright.engine.Rule;

/// A number that each seat has.
enum SeatCounter {
  /// Charge counters, 0 to 7.
  CC,
  /// Toys played this turn, where a card of the play asks.
  @Rule("GG Q58")
  TOYS_PLAYED,
  /// Actions played this turn, where a card of the play asks.
  @Rule("GG Q58")
  ACTIONS_PLAYED
}
