package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Target;

/// What can be asked: `if …,`.
public sealed interface Condition {
  /// A value held against a number.
  ///
  /// `you control at least 2 Toys`, `you have at least 50 cookies`, `you have won at least 2 fights this turn`, `this card has at least 3 book counters`, `the confidence of that Character is at most 2`; of cards elsewhere or of anybody `there are at least 2 Toys in your Timeout`.
  record Compare(Value value, Relation relation, int number) implements Condition {}

  /// `you have more cookies than your opponent`, `your opponent has more cookies than you`: of cookies, `cards in hand` or fights won; `you control more Toys than your opponent`.
  record MoreThan(Value more, Value less) implements Condition {}

  /// `this card is Regressed`, `that Character is Adult`, `the Character here is Regressed`.
  record Is(Target<Which> card, Side side) implements Condition {}

  /// `it is your turn`, or `it is your opponent's turn`.
  record TurnOf(Who who) implements Condition {}

  /// `you went first`, or `you went second`: who had the first turn of this game (LT 1.2). Rule LT 6.11 speaks of cards that are better for one or the other.
  record WentFirst(Who who) implements Condition {}

  /// How a value is held against a number: `at least 2`, `at most 2`, `exactly 2`.
  enum Relation {
    AT_LEAST("at least"),
    AT_MOST("at most"),
    EXACTLY("exactly");

    private final String words;

    Relation(String words) {
      this.words = words;
    }

    /// The relation as cards write it.
    public String words() {
      return words;
    }
  }
}
