package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Said;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.PlacePart;

/// Where a Scene goes that is played. The options are places.
@Rule({"LT 6.1c", "LT B43"})
record ChoosePlace(Board board, PlacePart part, Labels labels) implements Decision.Own {
  ChoosePlace(Board board, PlacePart part) {
    this(board, part, new Labels(board, part.now().you()));
  }

  @Override
  public Seat seat() {
    return labels.reader();
  }

  @Override
  public Message question() {
    return Messages.of("question.place", card(part.now().face(board).name()));
  }

  @Override
  public void list(MoveList options) {
    for (int place : new Announcing(board).offered(part)) {
      options.add(place);
    }
  }

  @Override
  public String notation(int option) {
    return labels.place(option);
  }

  @Override
  public Message meaning(int option) {
    return Messages.of("move.place", clause(labels.placeMeans(option)));
  }

  @Override
  public Message objection(Said said, GameRefusals game) {
    return isOption(said) ? Message.NOTHING : game.askedFirst(said, question());
  }

  @Override
  public void make(int option, Chance chance) {
    board.agenda().replace(part.with(option));
  }
}
