package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.TextQuestions;
import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameStep;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.TextChoices;
import cardwright.mlpccg.resolve.TextFrame;
import cardwright.mlpccg.vocabulary.Effect;

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
    return Messages.of("question.use-ability", self(now));
  }

  @Override
  public void agree(TextFrame now) {
    TextChoices.agree(board, now);
  }

  @Override
  public Message modeQuestion(TextFrame now) {
    return Messages.of("question.instruction", self(now));
  }

  private Message.Argument self(TextFrame now) {
    return card(new Labels(board, player(now)).name(CardRef.card(now.self())));
  }

  @Override
  public int[] modes(TextFrame now) {
    return TextChoices.modes(board, now);
  }

  @Override
  public Decision cards(TextFrame now, int choice) {
    return new ChooseForText(board, now);
  }
}
