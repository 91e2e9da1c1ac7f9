package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.ChooseNumber;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.XPart;

/// What X is in what a play costs.
@Rule({"LT 6.4e", "LT 6.5b"})
record ChooseX(Board board, XPart part) implements ChooseNumber {
  @Override
  public Seat seat() {
    return part.now().you();
  }

  @Override
  public Message question() {
    return Messages.of("question.x", card(part.now().face(board).name()));
  }

  @Override
  public int[] numbers() {
    return new Announcing(board).offered(part);
  }

  @Override
  public Message notX() {
    return PlayRefusals.x(board, part.now());
  }

  @Override
  public void say(int x) {
    board.agenda().replace(part.with(x));
  }
}
