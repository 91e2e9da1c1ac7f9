package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.ChooseMode;
import cardwright.cardgame.run.Interpreter;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.TextChoices;
import cardwright.littletroubles.resolve.TextFrame;

/// Which of its options a text carries out.
record ModeOfText(Board board, TextFrame now) implements ChooseMode {
  @Override
  public Seat seat() {
    return now.you();
  }

  @Override
  public Message question() {
    return Messages.of("question.mode", card(now.face().name()));
  }

  @Override
  public int[] modes() {
    return TextChoices.modes(board, now);
  }

  @Override
  public Message meaning(int mode) {
    return Messages.of("move.option", number(mode + 1));
  }

  @Override
  public void choose(int mode) {
    Interpreter.pickMode(board.agenda(), now, mode);
  }
}
