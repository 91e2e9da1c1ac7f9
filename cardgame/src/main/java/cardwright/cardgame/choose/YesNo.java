package cardwright.cardgame.choose;

import cardwright.engine.Chance;

/// A question with two answers: whether a player does what a text or a rule leaves open. A game may have other words for both.
public non-sealed interface YesNo extends Decision {
  /// The option to do it.
  int YES = 1;

  /// The option to leave it.
  int NO = 0;

  /// Carries the answer out.
  void answer(boolean yes, Chance chance);

  /// Whether to leave it is to pass.
  default boolean noIsPass() {
    return false;
  }

  /// How the first answer is written.
  default String yes() {
    return "yes";
  }

  /// How the second answer is written.
  default String no() {
    return noIsPass() ? "pass" : "no";
  }

  /// What the first answer means, in plain words.
  default String yesMeans() {
    return "Yes, do it.";
  }

  /// What the second answer means, in plain words.
  default String noMeans() {
    return noIsPass() ? "Pass." : "No, leave it.";
  }

  @Override
  default void list(MoveList options) {
    options.add(YES);
    options.add(noIsPass() ? PASS : NO);
  }

  @Override
  default String notation(int option) {
    return option == YES ? yes() : no();
  }

  @Override
  default String meaning(int option) {
    return option == YES ? yesMeans() : noMeans();
  }

  @Override
  default void make(int option, Chance chance) {
    answer(option == YES, chance);
  }
}
