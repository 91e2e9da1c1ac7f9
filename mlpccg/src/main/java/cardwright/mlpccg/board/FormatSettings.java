package cardwright.mlpccg.board;

import cardwright.engine.Rule;

/// What a format decides beyond the cards that it admits.
///
/// @param firstConfrontBonus whether the first player to confront a Problem scores its bonus points
/// @param turnCap after how many turns of both players together the game is a draw
@Rule({"MLP 12", "MLP B22", "MLP B61"})
public record FormatSettings(boolean firstConfrontBonus, int turnCap) {
  /// The rule book's.
  public static final FormatSettings USUAL = new FormatSettings(true, 200);
}
