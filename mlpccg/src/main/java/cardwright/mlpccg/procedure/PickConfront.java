package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// Which Problem the turn player tries to confront next, or what he starts before that. He can pass once no Problem is left.
@Rule({"MLP 32", "MLP B22"})
record PickConfront(Board board, StartOptions offers) implements StartOrDo {
  PickConfront(Board board) {
    this(board, StartOptions.of(board, board.active()));
  }

  @Override
  public Message question() {
    return Messages.of("question.confront");
  }

  @Override
  public void list(MoveList options) {
    for (int side = 0; side < 2; side++) {
      int area = Area.problem(Seat.of(side ^ seat().ordinal()));
      if (Score.waits(board, area)) {
        options.add(TurnOption.of(TurnOption.Action.CONFRONT, 0, area));
      }
    }
    if (options.count() == 0) {
      options.add(PASS);
    }
    offers.list(options);
  }

  @Override
  public Message passMeans() {
    return Messages.of("move.go-on-scoring");
  }

  @Override
  public void pass(Chance chance) {
    board.agenda().replace(Phase.FACEOFFS);
  }
}
