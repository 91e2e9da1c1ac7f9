package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseMode;
import cardwright.cardgame.message.Questions;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.resolve.Announcing;
import cardwright.mlpccg.resolve.WayPart;

/// In which of several ways a text is paid.
@Rule("MLP Q124")
record ChooseWay(Board board, WayPart part) implements ChooseMode {
  @Override
  public Seat seat() {
    return part.now().seat();
  }

  @Override
  public Message question() {
    return Questions.of(new Labels(board, seat()).name(part.now().card()), Questions.whichWay());
  }

  @Override
  public int[] modes() {
    return new Announcing(board).offered(part);
  }

  @Override
  public Message meaning(int way) {
    return CostWays.meaning(part.now().frame().text(), way);
  }

  @Override
  public void choose(int way) {
    new Announcing(board).settle(part, way);
  }
}
