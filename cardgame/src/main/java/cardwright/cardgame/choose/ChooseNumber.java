package cardwright.cardgame.choose;

import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;

/// What number X stands for in a play or a text. The options are the numbers.
public non-sealed interface ChooseNumber extends Decision {
  /// What X can be, in ascending order.
  int[] numbers();

  /// X is said.
  void say(int x);

  /// Why an answer is none of them.
  Message notX();

  @Override
  default void list(MoveList options) {
    for (int x : numbers()) {
      options.add(x);
    }
  }

  @Override
  default String notation(int x) {
    return "x " + x;
  }

  @Override
  default Message meaning(int x) {
    return Meanings.x(x);
  }

  @Override
  default Message objection(Said said, GameRefusals game) {
    return isOption(said) ? Message.NOTHING : notX();
  }

  @Override
  default void make(int x, Chance chance) {
    say(x);
  }
}
