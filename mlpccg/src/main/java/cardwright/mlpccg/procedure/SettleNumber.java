package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.Announcing;

/// A number that is settled in what is paid for a text. The options are what it can be.
interface SettleNumber extends Decision.Own {
  Board board();

  Announcement now();

  @Override
  default Seat seat() {
    return now().seat();
  }

  @Override
  default Message question() {
    return Messages.of("question.pay", card(new Labels(board(), seat()).name(now().card())));
  }

  @Override
  default void list(MoveList options) {
    for (int number : Announcing.options(board(), now())) {
      options.add(number);
    }
  }

  @Override
  default void make(int option, Chance chance) {
    Announcing.settle(board(), now(), option);
  }
}
