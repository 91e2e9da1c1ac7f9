package cardwright.cardgame.effect;

import cardwright.engine.Seat;

/// Who speaks in a text, as far as conditions of every game ask for it.
public interface SpeakingText {
  /// The card that says it, with its life.
  int self();

  /// Who is `you` in it.
  Seat you();

  /// The number of the text that speaks, or 0 where none is carried out.
  default long code() {
    return 0;
  }
}
