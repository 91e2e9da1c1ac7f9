package cardwright.littletroubles.procedure;

import cardwright.cardgame.run.Frame;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.LastingEffect;
import cardwright.littletroubles.resolve.Entering;
import cardwright.littletroubles.resolve.Entry;
import cardwright.littletroubles.resolve.Exchanges;
import cardwright.littletroubles.resolve.Loans;
import java.util.function.Predicate;

/// Control that was taken for a time goes back.
@Rule({"LT 2.3j", "LT B36", "LT B46", "LT C61", "LT C69"})
final class ReturnedControl {
  private ReturnedControl() {}

  /// Gives the card back that was taken last, and answers whether there was one. Without an empty zone a card stays where it is.
  ///
  /// @param over tells which loans are over
  static boolean givesBack(Board board, Predicate<Expiry> over) {
    LastingEffect[] lasting = board.lasting().all();
    for (int i = lasting.length - 1; i >= 0; i--) {
      if (lasting[i] instanceof LastingEffect.Borrowed(int ref, int from, Expiry expiry, var source)
          && over.test(expiry)) {
        if (isBeneath(lasting, i, ref)) {
          Loans.endBeneath(board, i);
          return givesBack(board, over);
        }
        if (i > 0
            && lasting[i] instanceof LastingEffect.Borrowed loan
            && lasting[i - 1] instanceof LastingEffect.Borrowed other
            && Exchanges.isOne(loan, other)
            && !isBeneath(lasting, i - 1, other.ref())
            && Exchanges.goBack(board, loan, other)) {
          return true;
        }
        Seat seat = Seat.of(from);
        int card = CardRef.card(ref);
        if (board.holds(ref)
            && board.controller(card) != seat
            && Entry.canPass(board, card, seat)) {
          board
              .agenda()
              .push(
                  new Entering(
                      Entering.Purpose.RETURN, ref, seat, Entry.ANYWHERE, source, Frame.NO_CALLER));
          return true;
        }
        Loans.end(board, ref);
      }
    }
    return false;
  }

  /// Whether the same card was taken for a time once more since.
  private static boolean isBeneath(LastingEffect[] lasting, int index, int ref) {
    for (int i = index + 1; i < lasting.length; i++) {
      if (lasting[i] instanceof LastingEffect.Borrowed && lasting[i].ref() == ref) {
        return true;
      }
    }
    return false;
  }
}
