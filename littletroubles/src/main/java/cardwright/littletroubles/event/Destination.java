package cardwright.littletroubles.event;

import cardwright.engine.Message;

/// Where the log says that a card goes.
public enum Destination {
  TIMEOUT("timeout"),
  HAND("hand"),
  TOP_OF_DECK("top"),
  BOTTOM_OF_DECK("bottom"),
  /// Where in the deck is left to a shuffle.
  DECK("deck");

  private final String word;

  Destination(String word) {
    this.word = word;
  }

  /// The word by which the catalogue tells where that is.
  Message.Argument word() {
    return Message.word(word);
  }
}
