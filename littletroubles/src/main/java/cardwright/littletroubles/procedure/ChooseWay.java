package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.ChooseMode;
import cardwright.cardgame.message.Questions;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.WayPart;

/// In which of several ways a play is paid.
@Rule("LT C144")
record ChooseWay(Board board, WayPart part) implements ChooseMode {
  @Override
  public Seat seat() {
    return part.now().you();
  }

  @Override
  public Message question() {
    return Questions.of(part.now().face(board).name(), Questions.whichWay());
  }

  @Override
  public int[] modes() {
    return new Announcing(board).offered(part);
  }

  @Override
  public Message meaning(int way) {
    return CostWays.meaning(part.now().text(board), way);
  }

  @Override
  public void choose(int way) {
    board.agenda().replace(part.with(way));
  }
}
