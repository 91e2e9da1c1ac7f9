package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.ChooseNumber;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Announcing;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.resolve.XPart;

/// What X is for a card or an ability that is announced.
@Rule("GG Q57")
record ChooseX(Board board, XPart part) implements ChooseNumber {
  @Override
  public Seat seat() {
    return board.side(card());
  }

  private int card() {
    return part.now().card();
  }

  private Message.Argument name() {
    return Message.card(board.face(card()).name());
  }

  @Override
  public Message question() {
    return Messages.of("question.x", name());
  }

  @Override
  public int[] numbers() {
    return new Announcing(board).offered(part);
  }

  @Override
  public Message meaning(int x) {
    return Messages.of("move.x", number(x), number(part.price(x)));
  }

  @Override
  public Message notX() {
    return Messages.of("refusal.x", name(), number(Possible.LEAST_X), number(part.most()));
  }

  @Override
  public void say(int x) {
    if (board.heard()) {
      board.tell(new PublicEvent.SaidX(seat(), board.told(card()), x));
    }
    board.agenda().replace(part.with(x));
  }
}
