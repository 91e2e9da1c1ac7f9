package cardwright.cardgame.choose;

import cardwright.engine.Message;

/// A kind of move with a card that is named behind its verb: which card is meant is found in one place, and only then looked into.
public interface CardMove extends MoveKind {
  /// The card that is meant, or [NamedCards#NOBODY].
  ///
  /// @param what what stands behind the verb
  int meant(String what);

  /// What is said of a move that means no card.
  ///
  /// @param what what stands behind the verb
  Message nobody(String what);

  /// The first objection of the rules to such a move with that card, or [Message#NOTHING].
  ///
  /// @param what what stands behind the verb
  Message objection(int card, String what);

  /// What is said of a move with that card that is not offered although nothing objects to what was understood of it.
  ///
  /// @param what what stands behind the verb
  Message unlisted(int card, String what);

  @Override
  default Message objection(String what) {
    int card = meant(what);
    return card == NamedCards.NOBODY ? nobody(what) : objection(card, what);
  }

  @Override
  default Message unlisted(String what) {
    int card = meant(what);
    return card == NamedCards.NOBODY ? nobody(what) : unlisted(card, what);
  }
}
