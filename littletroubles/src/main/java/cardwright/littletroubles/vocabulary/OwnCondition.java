package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Target;

/// What can be asked in this game alone.
public sealed interface OwnCondition extends Condition.Own {
  /// The condition behind the door of the common ones.
  static OwnCondition of(Condition.Own own) {
    return (OwnCondition) own;
  }

  /// `this card is Regressed`, `that Character is Adult`, `the Character here is Regressed`.
  record Is(Target<Which> card, Side side) implements OwnCondition {}

  /// `you went first`, or `you went second`: who had the first turn of this game (LT 1.2). Rule LT 6.11 speaks of cards that are better for one or the other.
  record WentFirst(Who who) implements OwnCondition {}
}
