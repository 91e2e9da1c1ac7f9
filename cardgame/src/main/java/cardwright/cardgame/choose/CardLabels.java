package cardwright.cardgame.choose;

import cardwright.cardgame.message.Meanings;
import cardwright.engine.Message;

/// What cards are called: in moves, and in what a player reads about them.
public interface CardLabels {
  /// What a card is called in moves: in lower case, and told apart from others of its name.
  String of(int card);

  /// The name of a card in sentences, as far as the reader may know it.
  String name(int card);

  /// A card in a sentence about options, told apart where that is needed.
  default Message.Argument mention(int card) {
    return Message.card(name(card));
  }

  /// What it means to pick a card, for a person.
  ///
  /// @param verb what is done to it, as moves are written
  default Message picking(String verb, int card) {
    return Meanings.choose(mention(card));
  }

  /// What it means to take a card back that was picked, for a person.
  default Message takingBack(int card) {
    return Meanings.unpick(mention(card));
  }
}
