package cardwright.cardgame.effect;

import cardwright.cardgame.text.TurnHistory;
import cardwright.engine.Seat;

/// A board, as far as conditions of every game read it.
public interface TextBoard {
  /// Whose turn it is.
  Seat active();

  /// What texts have changed and what lasts.
  LastingEffects<? extends LastingChange> lasting();

  /// What has happened to cards this turn.
  TurnHistory history();
}
