package cardwright.ggltcg.procedure;

import cardwright.engine.Step;

/// A step of the course of the game, as the rule sheet has it.
sealed interface TurnStep extends Step
    permits Phase, Announcement, AnswerWindow, FinishAction, StrikeBack {}
