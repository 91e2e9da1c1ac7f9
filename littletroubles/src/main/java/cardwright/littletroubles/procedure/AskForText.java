package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.TextQuestions;
import cardwright.engine.Agenda;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameStep;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.TextChoices;
import cardwright.littletroubles.resolve.TextFrame;
import cardwright.littletroubles.vocabulary.Effect;

/// What is asked where a text waits for a player.
record AskForText(Board board) implements TextQuestions<Effect, TextFrame> {
  @Override
  public Agenda<GameStep> agenda() {
    return board.agenda();
  }

  @Override
  public Seat player(TextFrame now) {
    return now.you();
  }

  @Override
  public Message mayQuestion(TextFrame now) {
    return Messages.of("question.may", card(now.face().name()));
  }

  @Override
  public Message modeQuestion(TextFrame now) {
    return Messages.of("question.mode", card(now.face().name()));
  }

  @Override
  public int[] modes(TextFrame now) {
    return TextChoices.modes(board, now);
  }

  @Override
  public Message modeMeans(int number) {
    return Messages.of("move.option", number(number));
  }

  @Override
  public Decision cards(TextFrame now, int choice) {
    return new ChooseForText(board, now, choice);
  }
}
