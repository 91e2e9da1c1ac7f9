package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.clause;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// What the turn player starts in the Score Phase once its faceoffs are over, if anything.
@Rule({"MLP 31", "MLP 62"})
record ActAfterFaceoffs(Board board, StartOptions offers) implements StartOrPass {
  ActAfterFaceoffs(Board board) {
    this(board, StartOptions.of(board, board.active()));
  }

  @Override
  public Message question() {
    return Messages.of("question.phase", clause(board.stage().title()));
  }

  @Override
  public Message passMeans() {
    return Messages.of("move.go-on-scoring");
  }

  @Override
  public void pass(Chance chance) {
    board.agenda().replace(Phase.END_SCORE);
  }
}
