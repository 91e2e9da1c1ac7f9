package cardwright.ggltcg.board;

import cardwright.engine.Seat;

/// Who speaks in a text: the card that has it, who controls it, and what X is.
public interface TextContext {
  /// Stands for an X that nobody has said yet.
  int UNKNOWN = -1;

  /// The card that says it, with its life.
  int self();

  /// Who is `you` in it.
  Seat you();

  /// What X is, or [#UNKNOWN].
  int x();

  /// The number of the text that speaks: [Text#code], or 0 where none is carried out.
  long code();

  /// What stands in the present tense on a card.
  ///
  /// @param self the card, with its life
  record Still(int self, Seat you) implements TextContext {
    @Override
    public int x() {
      return UNKNOWN;
    }

    @Override
    public long code() {
      return 0;
    }
  }
}
