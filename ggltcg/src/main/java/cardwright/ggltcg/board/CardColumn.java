package cardwright.ggltcg.board;

/// The numbers that each card has: the columns of [cardwright.cardgame.state.CardColumns].
final class CardColumn {
  /// Its zone and whose zone that is.
  static final int PLACE = 0;

  /// The stamina that it has lost.
  static final int LOST = 1;

  static final int COUNT = 2;

  private CardColumn() {}
}
