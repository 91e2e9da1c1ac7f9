package cardwright.ggltcg.board;

import cardwright.cardgame.event.WaitingText;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Text;

/// A text of a card that waits: a triggered ability that has been set off, or a text that may take the place of something.
///
/// @param text what it says
/// @param source the card that says it, as it was then
/// @param self that card with its life
/// @param you who controlled it then
/// @param x what X was said to be as the card was played, or [#NO_X]
/// @param it the card that set it off, with its life, where a pronoun of the text means that; else [CardRef#NONE]
@Rule({"GG Q43", "GG Q63", "GG Q94"})
public record TriggeredText(Text text, Card source, int self, Seat you, int x, int it)
    implements WaitingText {
  /// Stands for: nobody said what X is.
  public static final int NO_X = 0;

  /// A text for which nobody said what X is.
  public TriggeredText(Text text, Card source, int self, Seat you) {
    this(text, source, self, you, NO_X, CardRef.NONE);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(text.code()).add(source.code()).ref(self).add(you.ordinal());
    if (x != NO_X) {
      out.add(x);
    }
    if (it != CardRef.NONE) {
      out.ref(it);
    }
  }
}
