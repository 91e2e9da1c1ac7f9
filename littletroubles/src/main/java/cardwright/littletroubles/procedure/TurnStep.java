package cardwright.littletroubles.procedure;

import cardwright.engine.Step;

/// A step of the course of the game, as the rule book has it.
sealed interface TurnStep extends Step permits Phase, OpeningHand {}
