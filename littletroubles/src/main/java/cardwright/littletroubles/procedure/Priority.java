package cardwright.littletroubles.procedure;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.event.PublicEvent;

/// Who may play next in a phase or step with plays, and when it ends.
@Rule({"LT 6.3a", "LT 6.3b", "LT 6.3c", "LT B1", "LT B2", "LT B3", "LT B4", "LT B5", "LT B11"})
final class Priority {
  /// Plays that each player has in a phase.
  @Rule({"LT 2.1e", "LT 2.2b", "LT B6", "LT B7", "LT B8"})
  static final int PLAYS = 4;

  private Priority() {}

  /// A phase or step opens: the turn player has priority.
  static void open(Board board) {
    board.set(TableCounter.PRIORITY, board.active().ordinal());
    board.set(TableCounter.PASSED, 0);
  }

  /// A phase begins with four plays for each player.
  static void forgetPlays(Board board) {
    board.set(SeatCounter.PLAYED, Seat.A, 0);
    board.set(SeatCounter.PLAYED, Seat.B, 0);
  }

  /// Who has priority.
  static Seat seat(Board board) {
    return Seat.of(board.get(TableCounter.PRIORITY));
  }

  /// Whether somebody is asked for a play. Who has used all four passes without being asked.
  ///
  /// @param next what follows when the phase or step is over
  static boolean isAsked(Board board, Phase next) {
    while (board.get(SeatCounter.PLAYED, seat(board)) >= PLAYS) {
      if (bothDone(board) || pass(board)) {
        board.agenda().replace(next);
        return false;
      }
    }
    return true;
  }

  @Rule("LT 2.1h")
  private static boolean bothDone(Board board) {
    return board.get(SeatCounter.PLAYED, Seat.A) >= PLAYS
        && board.get(SeatCounter.PLAYED, Seat.B) >= PLAYS;
  }

  /// Who has priority passes; answers whether the phase or step is over.
  private static boolean pass(Board board) {
    boolean turnPlayer = seat(board) == board.active();
    boolean over = !turnPlayer && board.is(TableCounter.PASSED);
    board.set(TableCounter.PASSED, turnPlayer ? 1 : 0);
    board.set(TableCounter.PRIORITY, seat(board).other().ordinal());
    return over;
  }

  /// A player passes.
  @Rule("LT 2.1g")
  static void passByPlayer(Board board, Phase next) {
    if (board.heard()) {
      board.tell(new PublicEvent.Passed(seat(board)));
    }
    if (pass(board)) {
      board.agenda().replace(next);
    }
  }
}
