package cardwright.ggltcg.board;

import cardwright.cardgame.event.WaitingText;
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
@Rule("GG Q43")
public record TriggeredText(Text text, Card source, int self, Seat you) implements WaitingText {
  @Override
  public void write(Fingerprint out) {
    out.add(text.code()).add(source.code()).ref(self).add(you.ordinal());
  }
}
