package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.Decision;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.CheckState;
import cardwright.mlpccg.resolve.Loops;

/// An action of the Main Phase that is paid with action tokens.
@Rule({"MLP 25", "MLP 61"})
interface MainPhaseAction extends TurnAction {
  /// Why it is not the time for such an action, or nothing.
  @Rule({"MLP 62", "MLP B49"})
  static Message untimely(Board board, Decision asked) {
    if (board.agenda().top() != Phase.MAIN) {
      return Messages.of("refusal.main-phase", clause(asked.question()));
    }
    return Loops.isSpent(board, asked.seat()) ? Messages.of("refusal.spent") : Message.NOTHING;
  }

  /// An action begins; the table is settled after it.
  static void begin(Board board, Seat seat) {
    Loops.acted(board, seat);
    ActionTaken.after(board, seat);
    board.agenda().push(CheckState.STEP);
  }
}
