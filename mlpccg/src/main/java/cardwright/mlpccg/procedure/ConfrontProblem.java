package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// Tries to confront a Problem, which [PickConfront] offers.
@Rule("MLP 32")
record ConfrontProblem(Board board, Labels labels) implements TurnAction {
  @Override
  public String notation(int card, int area) {
    return "confront " + Area.name(area, labels.reader());
  }

  @Override
  public Message meaning(int card, int area) {
    return Messages.of("move.confront", card(labels.name(board.derived().problemAt(area))));
  }

  @Override
  public void make(int card, int area, Chance chance) {
    Score.confront(board, chance, area);
  }
}
