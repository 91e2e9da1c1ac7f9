package cardwright.cardgame.choose;

import cardwright.cardgame.message.Meanings;
import cardwright.engine.Message;
import cardwright.engine.Seat;

/// Which one of its instructions a text carries out.
record ModeOfText<F>(ModeQuestion<F> questions, F text) implements ChooseMode {
  @Override
  public Seat seat() {
    return questions.player(text);
  }

  @Override
  public Message question() {
    return questions.modeQuestion(text);
  }

  @Override
  public int[] modes() {
    return questions.modes(text);
  }

  @Override
  public Message meaning(int mode) {
    if (mode < 0) {
      return stoppingIsPass() ? Meanings.pass() : Meanings.carryOutNoMore();
    }
    return questions.modeMeans(mode + 1);
  }

  @Override
  public boolean mayStop() {
    return questions.mayPickNoMore(text);
  }

  @Override
  public boolean stoppingIsPass() {
    return questions.pickingNoMoreIsPass();
  }

  @Override
  public void stop() {
    questions.pickNoMore(text);
  }

  @Override
  public void choose(int mode) {
    questions.pickMode(text, mode);
  }
}
