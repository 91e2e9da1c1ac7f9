package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.YesNo;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;

/// Whether the winner of the draw goes first.
record ChooseFirst(Board board) implements YesNo {
  @Override
  public Seat seat() {
    return board.active();
  }

  @Override
  public Message question() {
    return Messages.of("question.choose-first");
  }

  @Override
  public String yes() {
    return "go first";
  }

  @Override
  public String no() {
    return "go second";
  }

  @Override
  public Message yesMeans() {
    return Messages.of("move.go-first");
  }

  @Override
  public Message noMeans() {
    return Messages.of("move.go-second");
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    board.agenda().pop();
    Turn.open(board, chance, yes ? seat() : seat().other());
  }
}
