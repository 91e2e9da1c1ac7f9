package cardwright.mlpccg.board;

/// The numbers that each card has: the columns of [cardwright.cardgame.state.CardColumns].
final class CardColumn {
  static final int PLACE = 0;
  static final int BITS = 1;
  static final int HOST = 2;
  static final int STAMP = 3;
  static final int GROUP = 4;
  static final int COUNT = 5;

  private CardColumn() {}
}
