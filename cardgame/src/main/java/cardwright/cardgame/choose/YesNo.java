package cardwright.cardgame.choose;

import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;

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

  /// What the first answer means, for a person.
  default Message yesMeans() {
    return Meanings.yes();
  }

  /// What the second answer means, for a person.
  default Message noMeans() {
    return noIsPass() ? Meanings.pass() : Meanings.no();
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

  /// The second of two answers that have words of their own declines nothing: it is the other way.
  @Override
  default boolean declines(int option) {
    return option != YES && (noIsPass() || no().equals("no"));
  }

  @Override
  default Message meaning(int option) {
    return option == YES ? yesMeans() : noMeans();
  }

  @Override
  default Message objection(Said said, GameRefusals game) {
    boolean answers = said.words().equals(yes()) || said.words().equals(no());
    return answers ? Message.NOTHING : game.askedFirst(said, question());
  }

  @Override
  default void make(int option, Chance chance) {
    answer(option == YES, chance);
  }
}
