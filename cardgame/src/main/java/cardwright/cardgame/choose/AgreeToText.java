package cardwright.cardgame.choose;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;

/// Whether a player does what a text says that he may do.
record AgreeToText<F>(MayQuestion<F> questions, F text) implements YesNo {
  @Override
  public Seat seat() {
    return questions.player(text);
  }

  @Override
  public Message question() {
    return questions.mayQuestion(text);
  }

  @Override
  public boolean noIsPass() {
    return questions.noIsPass();
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    if (yes) {
      questions.agree(text);
    } else {
      questions.decline(text);
    }
  }
}
