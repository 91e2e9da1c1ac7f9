package cardwright.littletroubles.board;

import cardwright.engine.Rule;

/// A number of the whole table.
public enum TableCounter {
  /// The number of the turn, from 1; 0 before the first.
  TURN,
  /// Whose turn it is.
  ACTIVE,
  /// Who went first.
  FIRST,
  /// The phase or step, as the ordinal of a [Stage].
  STAGE,
  /// Who has priority.
  @Rule("LT 6.3a")
  PRIORITY,
  /// Whether the turn player has passed and the other player has not played since: 1 or 0.
  @Rule("LT 6.3c")
  PASSED,
  /// Whether the Fight Phase of this turn is skipped: 1 or 0.
  @Rule("LT 2.2d")
  SKIPPED,
  /// Whether time has been called: 1 or 0.
  @Rule("LT 3f")
  TIME,
  /// The turn player's Character in the fight, with its life.
  ATTACKER,
  /// The other Character in the fight, with its life.
  DEFENDER,
  /// Whether the attacker has won the fight: 1 or 0.
  ATTACKER_WINS,
  /// Whether the defender has won the fight: 1 or 0.
  DEFENDER_WINS,
  /// Which face of the attacker was compared: 1 for the back.
  @Rule("LT B21")
  ATTACKER_FACE,
  /// Which face of the defender was compared: 1 for the back.
  DEFENDER_FACE,
  /// What was rolled last.
  ROLLED
}
