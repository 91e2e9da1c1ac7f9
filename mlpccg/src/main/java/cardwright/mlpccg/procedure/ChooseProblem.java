package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// With which Problem a player starts.
@Rule({"MLP 5", "MLP 55"})
record ChooseProblem(Board board, StartingProblem now, Labels labels) implements ChooseByLabel {
  ChooseProblem(Board board, StartingProblem now) {
    this(board, now, new Labels(board, now.seat()));
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
  public void pick(int card, Chance chance) {
    Opening.choose(board, chance, now, card);
  }
}
