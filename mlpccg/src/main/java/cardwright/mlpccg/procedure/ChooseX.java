package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.Announcing;

/// How much X is in what is paid for a text. The options are numbers.
record ChooseX(Board board, Announcement now) implements Decision.Own {
  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.pay", card(new Labels(board, seat()).name(now.card())));
  }

  @Override
  public void list(MoveList options) {
    for (int x : Announcing.options(board, now)) {
      options.add(x);
    }
  }

  @Override
  public String notation(int option) {
    return "x " + option;
  }

  @Override
  public Message meaning(int option) {
    return Meanings.x(option);
  }

  @Override
  public void make(int option, Chance chance) {
    Announcing.settle(board, now, option);
  }
}
