package cardwright.ggltcg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;

/// Whether a player does what a text leaves open: `yes`, or `pass`.
interface YesOrPass extends Decision.Own {
  /// The option to do it.
  int YES = 0;

  /// Carries the answer out.
  void answer(boolean yes);

  @Override
  default void list(MoveList options) {
    options.add(YES);
    options.add(PASS);
  }

  @Override
  default String notation(int option) {
    return option == YES ? "yes" : "pass";
  }

  @Override
  default String meaning(int option) {
    return option == YES ? "Yes, do it." : "Pass.";
  }

  @Override
  default void make(int option, Chance chance) {
    answer(option == YES);
  }
}
