package cardwright.mlpccg.resolve;

import cardwright.engine.Step;

/// A step of carrying texts out, and of what comes of them.
public sealed interface ResolutionStep extends Step
    permits TextFrame,
        Announcement,
        PendingDecision,
        PutRestBack,
        EventGate,
        Reactions,
        Ordering,
        Starting,
        Shuffling,
        Arrange,
        Finish,
        CheckState {}
