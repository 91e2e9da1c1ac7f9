package cardwright.ggltcg.board;

import cardwright.engine.Step;

/// A step of this game. What carries texts out lies below the course of a turn, which begins it, so each of the two families is sealed in the package that runs it.
public sealed interface GameStep extends Step {
  /// A step that carries texts out, or what comes of them.
  non-sealed interface OfResolution extends GameStep {}

  /// A step of the course of the game.
  non-sealed interface OfTurn extends GameStep {}
}
