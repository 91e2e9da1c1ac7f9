package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.ChooseNumber;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Announcing;
import cardwright.mlpccg.resolve.XPart;

/// What X is in what is paid for a text.
@Rule({"MLP Q50", "MLP Q51"})
record ChooseX(Board board, XPart part) implements ChooseNumber {
  @Override
  public Seat seat() {
    return part.now().seat();
  }

  private Message.Argument source() {
    return card(new Labels(board, seat()).name(part.now().card()));
  }

  @Override
  public Message question() {
    return Messages.of("question.pay", source());
  }

  @Override
  public int[] numbers() {
    return new Announcing(board).offered(part);
  }

  @Override
  public Message notX() {
    int[] all = numbers();
    return Messages.of("refusal.x", source(), number(all[0]), number(all[all.length - 1]));
  }

  @Override
  public void say(int x) {
    new Announcing(board).settle(part, x);
  }
}
