package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseCards;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// Which of several Troublemakers the turn player uncovers next.
@Rule("MLP 18")
final class UncoverNext implements ChooseCards {
  private final Board board;
  private final Labels labels;

  UncoverNext(Board board) {
    this.board = board;
    this.labels = new Labels(board, board.active());
  }

  @Override
  public Seat seat() {
    return board.active();
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
  public Message picking(int card) {
    return labels.picking(verb(), card);
  }

  @Override
  public Labels labels() {
    return labels;
  }

  @Override
  public void pick(int card, Chance chance) {
    Troublemakers.uncover(board, chance, card);
  }
}
