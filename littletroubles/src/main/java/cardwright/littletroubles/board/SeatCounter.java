package cardwright.littletroubles.board;

import cardwright.engine.Rule;

/// A number that each seat has.
public enum SeatCounter {
  /// The cookies in the jar.
  @Rule("LT B30")
  COOKIES,
  /// Fights won in the game.
  @Rule("LT 3e")
  WINS,
  /// Plays in this phase, at most four.
  @Rule({"LT 2.1e", "LT B7"})
  PLAYED,
  /// Actions played this turn.
  @Rule("LT 2.3i")
  ACTIONS,
  /// Fights won this turn.
  WINS_THIS_TURN,
  /// Whether the seat has achieved an alternate win: 1 or 0.
  @Rule("LT C50")
  ALTERNATE,
  /// Cards drawn this turn.
  @Rule("LT C71")
  DRAWN,
  /// What effects of this turn add to the cookies of its Resource Phase.
  MORE_COOKIES,
  /// What effects of this turn add to the draws of its Resource Phase.
  MORE_DRAWS,
  /// Mulligans taken.
  @Rule("LT A6")
  MULLIGANS,
  /// Whether a Big has punished the seat: 1 or 0.
  @Rule("LT 7.3b")
  PENALTY
}
