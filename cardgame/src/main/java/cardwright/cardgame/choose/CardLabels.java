package cardwright.cardgame.choose;

import cardwright.engine.CardRef;
import java.util.StringJoiner;

/// What cards are called: in moves, and in what a player reads about them.
public interface CardLabels {
  /// What a card is called in moves: in lower case, and told apart from others of its name.
  String of(int card);

  /// The name of a card in sentences, as far as the reader may know it.
  String name(int card);

  /// The name of a card in sentences about options, told apart where that is needed.
  default String distinct(int card) {
    return name(card);
  }

  /// What is done to a card, as a sentence.
  ///
  /// @param verb with a small first letter
  default String sentence(String verb, int card) {
    return Character.toUpperCase(verb.charAt(0)) + verb.substring(1) + " " + distinct(card) + ".";
  }

  /// What is picked so far for a choice of several cards, behind a question; nothing when none is.
  ///
  /// @param refs references to the cards
  default String picked(int[] refs) {
    return list(" Picked: ", refs);
  }

  /// The names of some cards behind some words; nothing when there are none.
  ///
  /// @param refs references to the cards
  default String list(String before, int[] refs) {
    StringJoiner names = new StringJoiner(", ", before, ".");
    names.setEmptyValue("");
    for (int ref : refs) {
      names.add(name(CardRef.card(ref)));
    }
    return names.toString();
  }
}
