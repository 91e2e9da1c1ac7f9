package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.AnnouncementPart;
import cardwright.mlpccg.resolve.Announcing;

/// A number that is settled in what is paid for a text. The options are what it can be.
interface SettleNumber extends Decision.Own {
  Board board();

  AnnouncementPart part();

  @Override
  default Seat seat() {
    return part().now().seat();
  }

  @Override
  default Message question() {
    return Messages.of("question.pay", card(new Labels(board(), seat()).name(part().now().card())));
  }

  @Override
  default void list(MoveList options) {
    for (int number : new Announcing(board()).offered(part())) {
      options.add(number);
    }
  }

  @Override
  default void make(int option, Chance chance) {
    new Announcing(board()).settle(part(), option);
  }
}
