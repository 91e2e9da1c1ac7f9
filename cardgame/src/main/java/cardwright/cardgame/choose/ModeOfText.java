package cardwright.cardgame.choose;

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
    return questions.modeMeans(mode + 1);
  }

  @Override
  public void choose(int mode) {
    questions.pickMode(text, mode);
  }
}
