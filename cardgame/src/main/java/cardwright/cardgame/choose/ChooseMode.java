package cardwright.cardgame.choose;

import cardwright.engine.Chance;
import cardwright.engine.Message;

/// Which one of several instructions of a text is carried out. The options are their numbers, from 0.
public non-sealed interface ChooseMode extends Decision {
  /// The modes that can be chosen, by number from 0.
  int[] modes();

  /// A mode is chosen.
  void choose(int mode);

  @Override
  default void list(MoveList options) {
    for (int mode : modes()) {
      options.add(mode);
    }
  }

  @Override
  default String notation(int mode) {
    return "mode " + (mode + 1);
  }

  @Override
  default Message objection(Said said, GameRefusals game) {
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
    choose(mode);
  }
}
