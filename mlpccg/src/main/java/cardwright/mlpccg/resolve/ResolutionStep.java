package cardwright.mlpccg.resolve;

import cardwright.mlpccg.board.GameStep;

/// A step of carrying texts out, and of what comes of them.
public sealed interface ResolutionStep extends GameStep.OfResolution
    permits TextFrame,
        Announcement,
        PendingDecision,
        PutRestBack,
        ShuffleRest,
        EventGate,
        Reactions,
        Ordering,
        Starting,
        Shuffling,
        Arrange,
        Finish,
        Played,
        CheckState {
  /// A step of this family.
  static ResolutionStep of(GameStep.OfResolution step) {
    return ResolutionStep.class.cast(step);
  }
}
