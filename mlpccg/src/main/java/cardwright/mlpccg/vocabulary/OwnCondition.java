package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;

/// What can be asked in this game alone.
public sealed interface OwnCondition extends Condition.Own {
  /// The condition behind the door of the common ones.
  static OwnCondition of(Condition.Own own) {
    return (OwnCondition) own;
  }

  /// `you control the most Unicorn characters here`: more than the other player, and at least one.
  record Most(Which which) implements OwnCondition {}

  /// `this card has the highest power among Friends here`: no other of them has more.
  record Highest(Target<Which> card, Which among) implements OwnCondition {}

  /// `this card is exhausted`, `that character is a Dragon or Pegasus`, `this card is at home`, `that card is an Event`: a card held against a selector.
  record Is(Target<Which> card, Which which) implements OwnCondition {}

  /// `In the Score Phase,`, `in a Main Phase`, `in your Ready Phase`: stands first, alone or with one more condition in [Condition.All].
  record During(Who whose, Period period) implements OwnCondition {}

  /// `In faceoffs,`, `In Problem faceoffs involving this card,`: stands first, alone or with one more condition in [Condition.All].
  record DuringFaceoff(WhichFaceoffs faceoffs) implements OwnCondition {}

  /// `your opponent is challenging a Troublemaker`.
  record Challenging(Who who) implements OwnCondition {}

  /// `this Problem has been confronted`: by anybody, since it came into play.
  @Rule({"MLP 12", "MLP B22"})
  record Confronted() implements OwnCondition {}

  /// `you control more Friends at home than your home limit`.
  @Rule({"MLP 42a", "MLP Q59"})
  record OverHomeLimit() implements OwnCondition {}

  /// `a Postage counter was removed`: as cost of this text.
  record Removed(String counter) implements OwnCondition {}
}
