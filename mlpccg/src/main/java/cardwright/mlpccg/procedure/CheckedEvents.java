package cardwright.mlpccg.procedure;

import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.resolve.CheckState;
import cardwright.mlpccg.resolve.GameEvents;

/// What the course of the game lets happen, with a check of the table behind it.
@Rule({"MLP 61", "MLP B8"})
final class CheckedEvents {
  private CheckedEvents() {}

  /// A point of time comes.
  static void time(Board board, Chance chance, GameEvent.AtTime time) {
    board.agenda().push(CheckState.STEP);
    GameEvents.time(board, chance, time);
  }

  /// Things happen in one moment.
  static void happen(Board board, Chance chance, GameEvent... events) {
    board.agenda().push(CheckState.STEP);
    GameEvents.happen(board, chance, events);
  }
}
