package cardwright.mlpccg.procedure;

import cardwright.mlpccg.board.GameStep;

/// A step of the course of the game, as the rule book has it.
sealed interface TurnStep extends GameStep.OfTurn
    permits Phase,
        FaceoffStep,
        PickForRule,
        ReturnFlipped,
        StartingProblem,
        OpeningHand,
        ActionTaken,
        BeingPlayed {
  /// A step of this family.
  static TurnStep of(GameStep.OfTurn step) {
    return TurnStep.class.cast(step);
  }
}
