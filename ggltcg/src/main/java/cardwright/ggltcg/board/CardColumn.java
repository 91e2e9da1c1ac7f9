package cardwright.ggltcg.board;

/// The numbers that each card has: the columns of [cardwright.cardgame.state.CardColumns].
final class CardColumn {
  /// The stamina that it has lost.
  static final int LOST = 0;

  static final int COUNT = 1;

  private CardColumn() {}
}
