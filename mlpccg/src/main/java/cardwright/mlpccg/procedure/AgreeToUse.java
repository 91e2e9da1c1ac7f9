package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.YesNo;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.Announcing;

/// Whether a player uses a text that was set off and has a price.
record AgreeToUse(Board board, Announcement now) implements YesNo {
  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.use", card(new Labels(board, seat()).name(now.card())));
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    if (yes) {
      new Announcing(board).agree(now);
    } else {
      new Announcing(board).decline();
    }
  }
}
