package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.ChooseNumber;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Announcement;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.vocabulary.Ability;
import java.util.stream.IntStream;

/// What X is for a card or an ability that is announced.
@Rule("GG Q57")
record ChooseX(Board board, Announcement now) implements ChooseNumber {
  @Override
  public Seat seat() {
    return board.side(now.card());
  }

  @Override
  public Message question() {
    return Messages.of("question.x", card(board.face(now.card()).name()));
  }

  @Override
  public int[] numbers() {
    return IntStream.rangeClosed(Possible.LEAST_X, most()).toArray();
  }

  private int most() {
    return Possible.mostX(board, now.card(), now.text(), seat());
  }

  @Override
  public Message meaning(int x) {
    int paid =
        now.text().ability() instanceof Ability.Activated activated
            ? Possible.cc(activated, x)
            : Costs.of(board, now.card(), now.picks().first(), x);
    return Messages.of("move.x", number(x), number(paid));
  }

  @Override
  public Message notX() {
    return Messages.of(
        "refusal.x", card(board.face(now.card()).name()), number(Possible.LEAST_X), number(most()));
  }

  @Override
  public void say(int x) {
    if (board.heard()) {
      board.tell(new PublicEvent.SaidX(seat(), board.told(now.card()), x));
    }
    board.agenda().replace(now.saying(x));
  }
}
