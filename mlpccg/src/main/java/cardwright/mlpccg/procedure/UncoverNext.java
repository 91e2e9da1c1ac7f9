package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// Which of several Troublemakers the turn player uncovers next.
@Rule("MLP 18")
record UncoverNext(Board board, Labels labels) implements ChooseByLabel {
  UncoverNext(Board board) {
    this(board, new Labels(board, board.active()));
  }

  @Override
  public Message question() {
    return Messages.of("question.uncover");
  }

  @Override
  public int[] candidates() {
    return Troublemakers.next(board);
  }

  @Override
  public String verb() {
    return "uncover";
  }

  @Override
  public void pick(int card, Chance chance) {
    Troublemakers.uncover(board, chance, card);
  }
}
