package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.YesNo;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.PendingAgreement;

/// Whether one of the players of whom a text says that each may do something does it.
record AgreeToEffect(Board board, PendingAgreement now) implements YesNo {
  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.do-it");
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    now.answer(board, yes);
  }
}
