package cardwright.ggltcg.procedure;

import cardwright.ggltcg.board.GameStep;

/// A step of the course of the game, as the rule sheet has it.
sealed interface TurnStep extends GameStep.OfTurn
    permits Phase, AnswerWindow, StrikeBack, EndOfTussle {
  /// A step of this family.
  static TurnStep of(GameStep.OfTurn step) {
    return TurnStep.class.cast(step);
  }
}
