package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.KeepHand;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Moves;
import cardwright.littletroubles.resolve.Pick;

/// A player decides whether to keep six of ten cards or to draw ten others. The other player learns nothing before both have decided.
///
/// @param seat who decides
/// @param earlier what the other player will shuffle back; empty for who decides first
@Rule({"LT 1.2e", "LT 1.2f", "LT A5", "LT A6", "LT C54"})
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record OpeningHand(Seat seat, int[] earlier) implements TurnStep {
  static final int DRAWN = 10;
  private static final int PUT_BACK = 4;

  /// Whether the player may take a mulligan.
  boolean mayMulligan(Board board) {
    return board.get(SeatCounter.MULLIGANS, seat) < board.info().options().mulligans();
  }

  /// Goes on; answers false when the player has to decide.
  boolean goOn(Board board) {
    if (mayMulligan(board)) {
      return false;
    }
    keep(board);
    return true;
  }

  /// Whether the player keeps six of these ten, or takes a mulligan.
  Decision asked(Board board) {
    return new KeepHand(
        seat,
        Messages.of("question.keep-hand"),
        Messages.of("move.keep-hand"),
        "mulligan",
        Messages.of("move.mulligan"),
        (keep, chance) -> {
          if (keep) {
            keep(board);
          } else {
            mulligan(board, chance);
          }
        });
  }

  /// The player keeps six of these ten.
  private void keep(Board board) {
    board.agenda().replace(Pick.putBack(seat, PUT_BACK, earlier));
  }

  /// The player shuffles all ten back and draws ten others.
  private void mulligan(Board board, Chance chance) {
    board.add(SeatCounter.MULLIGANS, seat, 1);
    Pile hand = board.pile(Zone.HAND, seat);
    while (hand.size() > 0) {
      board.moveToPile(hand.get(0), Zone.DECK, false);
    }
    Moves.shuffleUnheard(board, seat, chance);
    draw(board, seat, chance);
  }

  static void draw(Board board, Seat seat, Chance chance) {
    Moves.draw(board, seat, DRAWN, chance);
  }

  /// When both hands are settled, everybody learns how many mulligans were taken.
  static void tell(Board board) {
    for (int i = 0; i < 2 && board.heard(); i++) {
      Seat seat = i == 0 ? board.active() : board.active().other();
      for (int taken = 0; taken < board.get(SeatCounter.MULLIGANS, seat); taken++) {
        board.tell(new PublicEvent.Mulliganed(seat));
      }
      board.tell(new PublicEvent.Kept(seat));
    }
  }

  @Override
  public void write(Fingerprint out) {
    out.add(40).add(seat.ordinal()).add(earlier.length);
    for (int ref : earlier) {
      out.ref(ref);
    }
  }
}
