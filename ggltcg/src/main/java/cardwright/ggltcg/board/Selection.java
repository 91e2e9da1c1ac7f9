package cardwright.ggltcg.board;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Whose;

/// Finds the cards that a selector means.
public final class Selection {
  private Selection() {}

  /// The cards meant.
  ///
  /// @param self the card that says it
  /// @param you who controls it
  public static long of(Board board, Which which, int self, Seat you) {
    long cards =
        switch (which.whose()) {
          case ANYONES -> board.inPlay();
          case YOU_CONTROL -> board.cards(Zone.PLAY, you);
          case OPPONENT_CONTROLS -> board.cards(Zone.PLAY, you.other());
          case YOU_OWN -> board.cards(Zone.SLEEP, you);
        };
    if (which.other()) {
      cards = CardSet.without(cards, self);
    }
    // All cards in play are Toys, or are copies of Toys.
    boolean anyKind =
        which.kind().isEmpty()
            || (which.kind().get() == Kind.TOY && which.whose() != Whose.YOU_OWN);
    if (anyKind && which.printedStamina().isEmpty()) {
      return cards;
    }
    long meant = CardSet.NONE;
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      if (fits(board.face(card), which)) {
        meant = CardSet.with(meant, card);
      }
    }
    return meant;
  }

  /// Whether a card is of the kind and figures that a selector asks for, wherever it is.
  static boolean fits(Card face, Which which) {
    if (which.kind().isPresent() && (which.kind().get() == Kind.TOY) != face.isToy()) {
      return false;
    }
    return which.printedStamina().isEmpty()
        || (face.isToy() && face.stats().stamina() == which.printedStamina().getAsInt());
  }
}
