package cardwright.mlpccg.procedure;

import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.resolve.LegalActions;

/// Whether the turn player is asked in a phase beside the Main Phase: by what everybody sees alone.
@Rule({"MLP Q2", "MLP Q11"})
final class AskTurnPlayer {
  private AskTurnPlayer() {}

  /// Whether the turn player is asked; if not, the next step comes at once.
  ///
  /// @param reason whether the rules give something to decide there
  static boolean asks(Board board, boolean reason, Phase next) {
    boolean asks = reason || LegalActions.isOpen(board, board.active());
    if (!asks) {
      board.agenda().replace(next);
    }
    return asks;
  }
}
