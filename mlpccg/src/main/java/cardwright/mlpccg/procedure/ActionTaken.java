package cardwright.mlpccg.procedure;

import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.vocabulary.EventKind;

/// Tells texts that an action of the Main Phase is over, with all that came of it.
///
/// @param seat who has taken it
@Rule({"MLP 25", "MLP Q74"})
record ActionTaken(Seat seat) implements TurnStep {
  /// A player begins to act; where a text of the play asks, it is told once the action is over.
  static void after(Board board, Seat seat) {
    var awaited = board.info().awaited();
    boolean asked = ((awaited.triggered() | awaited.reacted()) & EventKind.ACT.bit()) != 0;
    if (asked && board.agenda().top() == Phase.MAIN && board.stage() == Stage.MAIN) {
      board.agenda().push(new ActionTaken(seat));
    }
  }

  void goOn(Board board, Chance chance) {
    board.agenda().pop();
    CheckedEvents.happen(board, chance, new GameEvent.TakeAction(seat));
  }

  @Override
  public void write(Fingerprint out) {
    out.add(165).add(seat.ordinal());
  }
}
