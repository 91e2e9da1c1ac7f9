package cardwright.mlpccg.board;

/// The numbers that each card has: the columns of [cardwright.cardgame.state.CardColumns].
final class CardColumn {
  static final int BITS = 0;
  static final int HOST = 1;
  static final int COUNT = 2;

  private CardColumn() {}
}
