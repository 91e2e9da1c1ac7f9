package cardwright.ggltcg.resolve;

import cardwright.ggltcg.board.GameStep;

/// A step that carries texts out.
public sealed interface ResolutionStep extends GameStep.OfResolution permits EventGate, TextFrame {
  /// A step of this family.
  static ResolutionStep of(GameStep.OfResolution step) {
    return ResolutionStep.class.cast(step);
  }
}
