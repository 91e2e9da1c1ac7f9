package cardwright.mlpccg.board;

/// The numbers that each card has: the columns of [cardwright.cardgame.state.CardColumns].
final class CardColumn {
  static final int BITS = 0;
  static final int HOST = 1;
  static final int STAMP = 2;
  static final int GROUP = 3;
  static final int COUNT = 4;

  private CardColumn() {}
}
