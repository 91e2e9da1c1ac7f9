package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseCards;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// With which Problem a player starts.
@Rule({"MLP 5", "MLP 55"})
final class ChooseProblem implements ChooseCards {
  private final Board board;
  private final StartingProblem now;
  private final Labels labels;

  ChooseProblem(Board board, StartingProblem now) {
    this.board = board;
    this.now = now;
    this.labels = new Labels(board, now.seat());
  }

  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.first-problem");
  }

  @Override
  public int[] candidates() {
    return Opening.problems(board, now.seat());
  }

  @Override
  public String verb() {
    return "start with";
  }

  @Override
  public Message picking(int card) {
    return Messages.of("move.start-with", labels.mention(card));
  }

  @Override
  public Labels labels() {
    return labels;
  }

  @Override
  public void pick(int card, Chance chance) {
    Opening.choose(board, chance, now, card);
  }
}
