package cardwright.ggltcg.resolve;

import cardwright.engine.Step;

/// A step that carries texts out.
public sealed interface ResolutionStep extends Step permits EventGate, TextFrame {}
