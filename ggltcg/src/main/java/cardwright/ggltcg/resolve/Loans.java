package cardwright.ggltcg.resolve;

import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.LastingEffect;
import cardwright.ggltcg.event.PublicEvent;
import org.jspecify.annotations.Nullable;

/// Control of Toys that is taken for good or for a time.
@Rule("GG Q56")
final class Loans {
  private Loans() {}

  /// A player takes control of a Toy. Who takes it for good ends all loans of it.
  ///
  /// @param seat that player
  static void take(Board board, int card, Seat seat, Expiry expiry, String source) {
    int ref = board.ref(card);
    if (expiry.duration() == Duration.Shared.PERMANENTLY) {
      board
          .lasting()
          .end(lasting -> lasting instanceof LastingEffect.Borrowed && lasting.ref() == ref);
    } else {
      LastingEffect.Borrowed last = last(board, ref);
      Seat from = last == null ? board.side(card) : last.from();
      board.lasting().add(new LastingEffect.Borrowed(ref, seat, from, expiry, source));
    }
    board.control(card, seat);
  }

  /// Loans have ended: each Toy goes to who has the newest loan of it that is left, or back.
  static void giveBack(Board board, LastingEffect[] ended) {
    for (LastingEffect each : ended) {
      if (each instanceof LastingEffect.Borrowed loan && board.holds(loan.ref())) {
        int card = CardRef.card(loan.ref());
        LastingEffect.Borrowed last = last(board, loan.ref());
        Seat seat = last == null ? loan.from() : last.by();
        if (board.side(card) != seat) {
          board.control(card, seat);
          if (board.heard()) {
            board.tell(new PublicEvent.ControlReturned(seat, board.told(card)));
          }
        }
      }
    }
  }

  private static LastingEffect.@Nullable Borrowed last(Board board, int ref) {
    LastingEffect.@Nullable Borrowed last = null;
    for (LastingEffect lasting : board.lasting().all()) {
      if (lasting instanceof LastingEffect.Borrowed loan && loan.ref() == ref) {
        last = loan;
      }
    }
    return last;
  }
}
