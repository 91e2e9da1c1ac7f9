package cardwright.ggltcg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Picks;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Text;

/// A text that is being carried out: the one step that runs every text.
///
/// @param text what it says
/// @param source the card that says it, as it was when the text began
/// @param self that card with its life
/// @param you who carries it out
/// @param announced whether everything was chosen when the text was announced
/// @param picks what was chosen so far
/// @param next the index of the instruction that comes next
public record Passage(
    Text text, Card source, int self, Seat you, boolean announced, Picks picks, int next)
    implements Step {
  /// The same text at another instruction.
  public Passage at(int instruction) {
    return new Passage(text, source, self, you, announced, picks, instruction);
  }

  /// The same text with one more card chosen.
  public Passage with(int choice, int ref) {
    return new Passage(text, source, self, you, announced, picks.with(choice, ref), next);
  }

  /// The same text with one pick taken back.
  public Passage without(int choice, int ref) {
    return new Passage(text, source, self, you, announced, picks.without(choice, ref), next);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(1).add(text.code()).add(source.code()).ref(self).add(you.ordinal());
    out.add(announced ? 1 : 0).add(next);
    picks.write(out);
  }
}
