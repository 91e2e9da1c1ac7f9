package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Said;
import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.XPart;

/// What X is in what a play costs. The options are numbers.
@Rule({"LT 6.4e", "LT 6.5b"})
record ChooseX(Board board, XPart part) implements Decision.Own {
  @Override
  public Seat seat() {
    return part.now().you();
  }

  @Override
  public Message question() {
    return Messages.of("question.x", card(part.now().face(board).name()));
  }

  @Override
  public void list(MoveList options) {
    for (int x : new Announcing(board).offered(part)) {
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
  public Message objection(Said said, GameRefusals game) {
    if (isOption(said)) {
      return Message.NOTHING;
    }
    return said.begins("x") ? PlayRefusals.x(board, part.now()) : game.askedFirst(said, question());
  }

  @Override
  public void make(int option, Chance chance) {
    board.agenda().replace(part.with(option));
  }
}
