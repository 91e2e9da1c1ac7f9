package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.ChooseMode;
import cardwright.cardgame.message.Meanings;
import cardwright.cardgame.run.Interpreter;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.TextChoices;
import cardwright.mlpccg.resolve.TextFrame;

/// Which of its instructions a text carries out.
record ModeOfText(Board board, TextFrame now) implements ChooseMode {
  @Override
  public Seat seat() {
    return now.you();
  }

  @Override
  public Message question() {
    String name = new Labels(board, seat()).name(CardRef.card(now.self()));
    return Messages.of("question.instruction", card(name));
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
