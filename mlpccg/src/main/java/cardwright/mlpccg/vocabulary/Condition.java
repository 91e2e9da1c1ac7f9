package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Target;
import java.util.List;

/// What can be asked: `if …,`.
public sealed interface Condition {
  /// A value held against a number: `you control at least 2 Friends here`, `the power of this card is at least 4`, `you have at most 3 points`.
  ///
  /// Of cards, at least 1 is `you control a Friend here` or `there is a Friend here`, exactly 0 is `you control no Friends here`.
  record Compare(Value value, Relation relation, int number) implements Condition {}

  /// `you have more points than your opponent`; both values of one sort, for you and for your opponent or the other way round.
  record MoreThan(Value more, Value less) implements Condition {}

  /// `you control the most Unicorn characters here`: more than the other player, and at least one.
  record Most(Which which) implements Condition {}

  /// `this card has the highest power among Friends here`: no other of them has more.
  record Highest(Target<Which> card, Which among) implements Condition {}

  /// `this card is exhausted`, `that character is a Dragon or Pegasus`, `this card is at home`, `that card is an Event`: a card held against a selector.
  record Is(Target<Which> card, Which which) implements Condition {}

  /// `In the Score Phase,`, `in a Main Phase`, `in your Ready Phase`: stands first, alone or with one more condition in [All].
  record During(Who whose, Period period) implements Condition {}

  /// `In faceoffs,`, `In Problem faceoffs involving this card,`: stands first, alone or with one more condition in [All].
  record DuringFaceoff(Faceoffs faceoffs) implements Condition {}

  /// `your opponent is challenging a Troublemaker`.
  record Challenging(Who who) implements Condition {}

  /// `a Postage counter was removed`: as cost of this text.
  record Removed(String counter) implements Condition {}

  /// Several, all of which hold: `A and B`.
  record All(List<Condition> conditions) implements Condition {
    /// Keeps the list from changing.
    public All {
      conditions = List.copyOf(conditions);
    }
  }

  /// How a value is held against a number.
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
