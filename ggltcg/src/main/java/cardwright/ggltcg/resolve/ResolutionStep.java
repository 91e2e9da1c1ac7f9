package cardwright.ggltcg.resolve;

import cardwright.ggltcg.board.GameStep;

/// A step that plays cards and carries texts out.
public sealed interface ResolutionStep extends GameStep.OfResolution
    permits Announcement, EventGate, Finish, TextFrame {
  /// A step of this family.
  static ResolutionStep of(GameStep.OfResolution step) {
    return ResolutionStep.class.cast(step);
  }
}
