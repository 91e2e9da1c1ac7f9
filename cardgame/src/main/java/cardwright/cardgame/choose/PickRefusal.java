package cardwright.cardgame.choose;

import cardwright.engine.CardRef;
import java.util.function.ToIntFunction;

/// Why an answer is none to a question for cards: what can be told of it in every game. What speaks against a card itself a game finds.
public sealed interface PickRefusal {
  /// It answers another question than the one that is asked.
  record OtherAsked() implements PickRefusal {}

  /// It leaves it at what is picked, which is not enough.
  record NotEnough() implements PickRefusal {}

  /// The player sees no such card.
  ///
  /// @param label what it is called
  record NoSuchCard(String label) implements PickRefusal {}

  /// The card is picked already.
  record Picked(int card) implements PickRefusal {}

  /// Something speaks against the card.
  record Unfit(int card) implements PickRefusal {}

  /// Why an answer that is not offered is refused.
  ///
  /// @param said the answer in lower case
  /// @param find the card that a label means, among those that the player may know, or a number below 0
  static PickRefusal of(ChooseCards asked, String said, ToIntFunction<String> find) {
    if (said.equals(asked.stopping()) || said.equals("done") || said.equals("pass")) {
      return new NotEnough();
    }
    String verb = asked.verb() + " ";
    if (!said.startsWith(verb)) {
      return new OtherAsked();
    }
    String label = said.substring(verb.length());
    int card = find.applyAsInt(label);
    if (card < 0) {
      return new NoSuchCard(label);
    }
    for (int ref : asked.takeBacks()) {
      if (CardRef.card(ref) == card) {
        return new Picked(card);
      }
    }
    return new Unfit(card);
  }
}
