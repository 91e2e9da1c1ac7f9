package cardwright.ggltcg.resolve;

import cardwright.cardgame.choose.Picks;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.ggltcg.board.TriggeredText;
import cardwright.ggltcg.vocabulary.Text;

/// A card or an ability that is being announced: what it needs is chosen one by one, before anything is paid.
///
/// @param card the card's index
/// @param text what will be carried out: an Action's effect, or a line of a card in play
/// @param price the card that will be sleeped for it, or -1
/// @param picks what was chosen so far
/// @param choice the index of the choice that is asked
/// @param x what X is, or [#NO_X] as long as nobody has said so
@Rule({"GG 5.1", "GG 14.1", "GG Q57"})
public record Announcement(int card, Text text, int price, Picks picks, int choice, int x)
    implements ResolutionStep {
  /// Nothing is sleeped instead of paying.
  public static final int NO_PRICE = -1;

  /// Nobody has said what X is.
  public static final int NO_X = TriggeredText.NO_X;

  /// This with a card chosen for the choice that is asked.
  public Announcement with(int ref) {
    return new Announcement(card, text, price, picks.with(choice, ref), choice, x);
  }

  /// This without a card that was chosen for the choice that is asked.
  public Announcement without(int ref) {
    return new Announcement(card, text, price, picks.without(choice, ref), choice, x);
  }

  /// This, asking another choice.
  public Announcement at(int other) {
    return other == choice ? this : new Announcement(card, text, price, picks, other, x);
  }

  /// This with what X is.
  public Announcement saying(int number) {
    return new Announcement(card, text, price, picks, choice, number);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(3).add(card).add(text.code()).add(price).add(choice).add(x);
    picks.write(out);
  }
}
