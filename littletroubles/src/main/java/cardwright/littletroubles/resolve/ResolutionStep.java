package cardwright.littletroubles.resolve;

import cardwright.engine.Step;

/// A step of carrying texts out, and of what comes of them.
public sealed interface ResolutionStep extends Step
    permits TextFrame, Announcement, EventGate, Begin, Entering, Pick, Finish, EndOfResolution {}
