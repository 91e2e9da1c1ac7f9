package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.TextQuestions;
import cardwright.cardgame.run.Script;
import cardwright.engine.Agenda;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.GameStep;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.TextChoices;
import cardwright.ggltcg.resolve.TextFrame;
import cardwright.ggltcg.vocabulary.Effect;

/// What is asked where a text waits for a player. A `you may` before a choice of cards is asked together with it: to choose none is to leave it.
@Rule({"GG 10.4", "GG 10.5"})
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
    return Messages.of("question.choose", card(now.source().name()));
  }

  @Override
  public boolean noIsPass() {
    return true;
  }

  @Override
  public void decline(TextFrame now) {
    TextChoices.decline(board, now);
  }

  @Override
  public Message modeQuestion(TextFrame now) {
    return Messages.of("question.mode", card(now.source().name()));
  }

  @Override
  public int[] modes(TextFrame now) {
    return TextChoices.modes(board, now);
  }

  @Override
  public Decision cards(TextFrame now, int choice) {
    return new ChooseForText(board, now, choice, false);
  }

  @Override
  public Decision of(TextFrame now) {
    Script<Effect> script = now.script();
    return script.at(now.next()) instanceof Script.May<Effect>
            && script.at(now.next() + 1) instanceof Script.Choose<Effect>(Effect _, int choice)
            && !TextChoices.isByOthers(now, choice)
        ? new ChooseForText(board, now, choice, true)
        : TextQuestions.super.of(now);
  }
}
