package cardwright.cardgame.choose;

import cardwright.engine.Chance;

/// Whether a player does what a text leaves open.
public non-sealed interface YesNo extends Decision {
  /// The option to do it.
  int YES = 1;

  /// The option to leave it.
  int NO = 0;

  /// Carries the answer out.
  void answer(boolean yes, Chance chance);

  @Override
  default void list(MoveList options) {
    options.add(YES);
    options.add(NO);
  }

  @Override
  default String notation(int option) {
    return option == YES ? "yes" : "no";
  }

  @Override
  default String meaning(int option) {
    return option == YES ? "Yes, do it." : "No, leave it.";
  }

  @Override
  default void make(int option, Chance chance) {
    answer(option == YES, chance);
  }
}
