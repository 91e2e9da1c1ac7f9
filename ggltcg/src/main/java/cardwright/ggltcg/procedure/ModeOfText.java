package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.ChooseMode;
import cardwright.cardgame.message.Meanings;
import cardwright.cardgame.run.Interpreter;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.TextFrame;

/// Which of its instructions a text carries out.
record ModeOfText(Board board, TextFrame now) implements ChooseMode {
  @Override
  public Seat seat() {
    return now.you();
  }

  @Override
  public Message question() {
    return Messages.of("question.mode", card(now.source().name()));
  }

  @Override
  public int[] modes() {
    return TextChoices.modes(board, now);
  }

  @Override
  public Message meaning(int mode) {
    return Meanings.instruction(mode + 1);
  }

  @Override
  public void choose(int mode) {
    Interpreter.pickMode(board.agenda(), now, mode);
  }
}
