package cardwright.littletroubles.procedure;

import cardwright.cardgame.run.Frame;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Lasting;
import cardwright.littletroubles.resolve.Entering;
import cardwright.littletroubles.resolve.Entry;
import cardwright.littletroubles.vocabulary.Duration;

/// Control that was taken until end of turn goes back.
@Rule({"LT 2.3j", "LT B36", "LT B46", "LT C61"})
final class Control {
  private Control() {}

  /// Gives the card back that was taken last, and answers whether there was one. Without an empty zone a card stays where it is.
  static boolean givesBack(Board board) {
    Lasting[] lasting = board.lasting().all();
    for (int i = lasting.length - 1; i >= 0; i--) {
      if (lasting[i] instanceof Lasting.Borrowed(int ref, int from, Duration duration, var source)
          && duration == Duration.END_OF_TURN) {
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
        board.lasting().endLoan(ref);
      }
    }
    return false;
  }
}
