package cardwright.ggltcg.board;

import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Text;

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

  /// The number of the text that speaks: [Text#code].
  long code();
}
