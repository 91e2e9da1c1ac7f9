package cardwright.cardgame.choose;

import cardwright.cardgame.state.Pile;

/// Finds the card that a player means who says its name and what stands behind it.
public interface NamedCards {
  /// No card is meant.
  int NOBODY = -1;

  /// How many characters at the start of some words in lower case name a card; 0 when they do not mean it.
  int named(String said, int card);

  /// Whether a card is on the side of the player.
  boolean isMine(int card);

  /// Which of two cards is meant more clearly; where nothing tells them apart, one of the player's own.
  ///
  /// @param best the first, or [#NOBODY]
  default int clearer(String said, int best, int card) {
    int named = named(said, card);
    if (named == 0) {
      return best;
    }
    int before = best == NOBODY ? 0 : named(said, best);
    boolean mine = best != NOBODY && isMine(card) && !isMine(best);
    return named > before || (named == before && mine) ? card : best;
  }

  /// Which card of a pile is meant, if it is meant more clearly than another one.
  ///
  /// @param best that other one, or [#NOBODY]
  default int clearest(String said, int best, Pile pile) {
    int clearest = best;
    for (int i = 0; i < pile.size(); i++) {
      clearest = clearer(said, clearest, pile.get(i));
    }
    return clearest;
  }
}
