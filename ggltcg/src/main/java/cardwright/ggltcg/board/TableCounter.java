package cardwright.ggltcg.board;

import cardwright.engine.Rule;

/// A number of the whole table.
enum TableCounter {
  /// The number of the turn, from 1; 0 before the first.
  TURN,
  /// Whose turn it is.
  ACTIVE,
  /// How many direct attacks were made this turn.
  DIRECT_ATTACKS,
  /// How many things have been done this turn: cards played, tussles, abilities used or set off.
  ACTIONS_THIS_TURN,
  /// How many turns in a row nobody could do anything.
  @Rule("GG Q31")
  DEAD_TURNS,
  /// Whether a tussle goes on, as the ordinal of a [Board.TussleState].
  TUSSLE,
  /// The attacker of the tussle, with its life.
  ATTACKER,
  /// The defender of the tussle, with its life; none in a direct attack.
  DEFENDER
}
