package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.YesNo;
import cardwright.cardgame.run.Interpreter;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.resolve.TextFrame;

/// Whether a player does what a text says that he may do.
record AgreeToText(Board board, TextFrame now) implements YesNo {
  @Override
  public Seat seat() {
    return now.you();
  }

  @Override
  public Message question() {
    return Message.plain(now.face().name() + ": do you do what it says that you may do?");
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    if (yes) {
      Interpreter.agree(board.agenda(), now);
    } else {
      Interpreter.decline(board.agenda(), now);
    }
  }
}
