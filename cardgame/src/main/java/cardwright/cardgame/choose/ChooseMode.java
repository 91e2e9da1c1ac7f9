package cardwright.cardgame.choose;

import cardwright.engine.Chance;
import cardwright.engine.Message;

/// Which one of several instructions of a text is carried out. The options are their numbers, from 0, and where more may be picked or none also the end of picking.
public non-sealed interface ChooseMode extends Decision {
  /// The option to pick no more, where that is not to pass.
  int STOP = -2;

  /// The modes that can be chosen, by number from 0.
  int[] modes();

  /// A mode is chosen.
  void choose(int mode);

  /// Whether the player may leave it at what is picked.
  default boolean mayStop() {
    return false;
  }

  /// No more is picked.
  default void stop() {
    throw new IllegalStateException("a mode has to be picked");
  }

  /// Whether to pick no more is to pass.
  default boolean stoppingIsPass() {
    return false;
  }

  private String stopping() {
    return stoppingIsPass() ? "pass" : "done";
  }

  @Override
  default void list(MoveList options) {
    for (int mode : modes()) {
      options.add(mode);
    }
    if (mayStop()) {
      options.add(stoppingIsPass() ? PASS : STOP);
    }
  }

  @Override
  default String notation(int mode) {
    return mode < 0 ? stopping() : "mode " + (mode + 1);
  }

  @Override
  default Message objection(Said said, GameRefusals game) {
    if (mayStop() && said.words().equals(stopping())) {
      return Message.NOTHING;
    }
    if (!said.begins("mode")) {
      return game.askedFirst(said, question());
    }
    for (int mode : modes()) {
      if (said.words().equals(notation(mode))) {
        return Message.NOTHING;
      }
    }
    return game.noMode(said.words(), question());
  }

  @Override
  default void make(int mode, Chance chance) {
    if (mode < 0) {
      stop();
    } else {
      choose(mode);
    }
  }
}
