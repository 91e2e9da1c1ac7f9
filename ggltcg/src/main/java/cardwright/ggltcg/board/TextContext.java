package cardwright.ggltcg.board;

import cardwright.cardgame.effect.SpeakingText;
import cardwright.engine.Seat;

/// Who speaks in a text: the card that has it, who controls it, and what X is.
public interface TextContext extends SpeakingText {
  /// Stands for an X that nobody has said yet.
  int UNKNOWN = -1;

  /// What X is, or [#UNKNOWN].
  int x();

  /// What stands in the present tense on a card.
  ///
  /// @param self the card, with its life
  record Still(int self, Seat you) implements TextContext {
    @Override
    public int x() {
      return UNKNOWN;
    }
  }
}
