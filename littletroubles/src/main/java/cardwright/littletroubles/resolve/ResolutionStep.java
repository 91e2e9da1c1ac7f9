package cardwright.littletroubles.resolve;

import cardwright.littletroubles.board.GameStep;

/// A step of carrying texts out, and of what comes of them.
public sealed interface ResolutionStep extends GameStep.OfResolution
    permits TextFrame,
        Announcement,
        EventGate,
        ScheduledEvents,
        Entering,
        Pick,
        PutBack,
        PutRestBack,
        TakeFrom,
        Finish,
        EndOfResolution {
  /// A step of this family.
  static ResolutionStep of(GameStep.OfResolution step) {
    return ResolutionStep.class.cast(step);
  }
}
