package cardwright.mlpccg.procedure;

import cardwright.cardgame.message.Meanings;
import cardwright.engine.Message;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.resolve.XPart;

/// How much X is in what is paid for a text.
record ChooseX(Board board, XPart part) implements SettleNumber {
  @Override
  public String notation(int option) {
    return "x " + option;
  }

  @Override
  public Message meaning(int option) {
    return Meanings.x(option);
  }
}
