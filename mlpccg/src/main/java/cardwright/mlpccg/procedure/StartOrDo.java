package cardwright.mlpccg.procedure;

import cardwright.engine.Chance;
import cardwright.engine.Message;

/// What a player starts, or what the step lets him do with a card or at an area. Options of the latter kind stand behind [#DONE].
interface StartOrDo extends StartOrPass {
  /// The bit of an option that is no offer.
  int DONE = 1 << 22;

  /// How it is written to do it with a card or at an area.
  String doneNotation(int what);

  /// What it means to do it with a card or at an area.
  Message doneMeans(int what);

  /// The player does it.
  void done(int what, Chance chance);

  @Override
  default String notation(int option) {
    return option >= DONE ? doneNotation(option - DONE) : StartOrPass.super.notation(option);
  }

  @Override
  default Message meaning(int option) {
    return option >= DONE ? doneMeans(option - DONE) : StartOrPass.super.meaning(option);
  }

  @Override
  default void make(int option, Chance chance) {
    if (option >= DONE) {
      done(option - DONE, chance);
    } else {
      StartOrPass.super.make(option, chance);
    }
  }
}
