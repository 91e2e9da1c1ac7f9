package cardwright.littletroubles.board;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;

/// What texts in play let players do that the rules would not.
public final class Permissions {
  private Permissions() {}

  /// Whether a seat may play a card as though it were Quick.
  @Rule("LT C146")
  public static boolean asQuick(Board board, int card, Seat seat) {
    if ((board.info().features() & Feature.PLAYED_AS_QUICK.bit()) == 0) {
      return false;
    }
    DerivedValues derived = board.derived();
    long speaking = derived.with(Feature.PLAYED_AS_QUICK);
    for (long rest = speaking; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int source = derived.speaker(CardSet.first(rest));
      TextContext.Still context = TextContext.of(board, source);
      for (Ability.Standing standing : board.face(source).standing()) {
        if (standing instanceof Ability.PlayedAsQuick(Who who, Which which)
            && who.means(context.you() == seat)
            && Selection.describes(board, which, card, context)) {
          return true;
        }
      }
    }
    return false;
  }
}
