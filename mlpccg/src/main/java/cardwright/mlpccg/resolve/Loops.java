package cardwright.mlpccg.resolve;

import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.message.Messages;

/// Ends what could go on for ever within a turn.
@Rule({"MLP B49", "MLP Q49"})
public final class Loops {
  /// So many optional things a player can do in a turn.
  private static final int ACTS = 100;

  /// When so many texts were set off in a turn, nobody can stop what goes on.
  private static final int TEXTS = 1_000;

  private Loops() {}

  /// A player does something that could have been left.
  public static void acted(Board board, Seat seat) {
    board.add(SeatCounter.ACTS, seat, 1);
  }

  /// Whether a player has done so much in this turn that nothing optional is left to do.
  public static boolean isSpent(Board board, Seat seat) {
    return board.get(SeatCounter.ACTS, seat) >= ACTS;
  }

  /// A text is set off; answers false when the play is over with it.
  static boolean goOn(Board board) {
    int texts = board.get(TableCounter.TEXTS) + 1;
    board.set(TableCounter.TEXTS, texts);
    if (texts <= TEXTS) {
      return true;
    }
    end(board);
    return false;
  }

  /// What nobody can stop ends the play: it is a draw.
  static void end(Board board) {
    Message reason = Messages.of("end.loop");
    Outcome draw = Outcome.draw(reason);
    board.end(draw);
    if (board.heard()) {
      board.tell(new PublicEvent.Ended(draw));
    }
  }

  /// A turn begins.
  public static void turnBegins(Board board) {
    board.set(TableCounter.TEXTS, 0);
    board.agenda().beginTurn();
    board.set(SeatCounter.ACTS, Seat.A, 0);
    board.set(SeatCounter.ACTS, Seat.B, 0);
  }
}
