package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.YesNo;
import cardwright.cardgame.run.Interpreter;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.TextFrame;

/// Whether a player does what a text says that he may do.
record AgreeToText(Board board, TextFrame now) implements YesNo {
  @Override
  public Seat seat() {
    return now.you();
  }

  @Override
  public Message question() {
    return Messages.of("question.may", card(now.face().name()));
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
