package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Said;
import cardwright.engine.Chance;
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

/// What X is for a card or an ability that is announced. The options are the numbers themselves.
@Rule("GG Q57")
record ChooseX(Board board, Announcement now) implements Decision.Own {
  @Override
  public Seat seat() {
    return board.side(now.card());
  }

  @Override
  public Message question() {
    return Messages.of("question.x", card(board.face(now.card()).name()));
  }

  @Override
  public void list(MoveList options) {
    int most = Possible.mostX(board, now.card(), now.text(), seat());
    for (int x = Possible.LEAST_X; x <= most; x++) {
      options.add(x);
    }
  }

  @Override
  public String notation(int x) {
    return "x " + x;
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
  public Message objection(Said said, GameRefusals game) {
    if (isOption(said)) {
      return Message.NOTHING;
    }
    return said.begins("unpick")
        ? game.askedFirst(said, question())
        : Messages.of(
            "refusal.x",
            card(board.face(now.card()).name()),
            number(Possible.LEAST_X),
            number(Possible.mostX(board, now.card(), now.text(), seat())));
  }

  @Override
  public void make(int x, Chance chance) {
    if (board.heard()) {
      board.tell(new PublicEvent.SaidX(seat(), board.told(now.card()), x));
    }
    board.agenda().replace(now.saying(x));
  }
}
