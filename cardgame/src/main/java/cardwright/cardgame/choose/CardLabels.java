package cardwright.cardgame.choose;

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
}
