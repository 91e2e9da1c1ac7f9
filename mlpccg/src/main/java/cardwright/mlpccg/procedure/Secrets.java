package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;

/// What has been chosen unseen and is not carried out yet.
@Rule("MLP Q1")
public final class Secrets {
  private Secrets() {}

  /// The Problem that A has chosen to start with while B has not, or [Board#EMPTY].
  public static int starting(Board board) {
    return board.outcome() == null
            && board.agenda().top() instanceof StartingProblem(var _, int earlier)
            && earlier != CardRef.NONE
        ? CardRef.card(earlier)
        : Board.EMPTY;
  }
}
