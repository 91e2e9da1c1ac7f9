package cardwright.littletroubles.resolve;

import cardwright.cardgame.effect.LastingEffects;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.LastingEffect;

/// Control of cards that was taken for a time.
@Rule({"LT C61", "LT C69"})
public final class Loans {
  private Loans() {}

  /// Control of a card is given back: the last such loan is over.
  @Rule("LT C61")
  public static void end(Board board, int ref) {
    LastingEffect[] all = board.lasting().all();
    for (int i = all.length - 1; i >= 0; i--) {
      if (all[i] instanceof LastingEffect.Borrowed loan && loan.ref() == ref) {
        board.lasting().end(loan);
        return;
      }
    }
  }

  /// A loan is over that another one lies upon: that one is then from who lent this one.
  ///
  /// @param index of the lower one among what lasts
  @Rule({"LT C61", "LT C69"})
  public static void endBeneath(Board board, int index) {
    LastingEffects<LastingEffect> lasting = board.lasting();
    if (lasting.all()[index] instanceof LastingEffect.Borrowed loan) {
      int ref = loan.ref();
      int by = loan.by();
      lasting.end(loan);
      for (int i = index; i < lasting.all().length; i++) {
        if (lasting.all()[i]
                instanceof LastingEffect.Borrowed(int same, int _, Expiry expiry, var source)
            && same == ref) {
          lasting.set(i, new LastingEffect.Borrowed(ref, by, expiry, source));
          return;
        }
      }
    }
  }
}
