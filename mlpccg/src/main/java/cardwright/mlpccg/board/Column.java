package cardwright.mlpccg.board;

/// The columns of the spine that each card has, and the bits of one of them.
final class Column {
  static final int PLACE = 0;
  static final int LIFE = 1;
  static final int BITS = 2;
  static final int HOST = 3;
  static final int STAMP = 4;
  static final int GROUP = 5;
  static final int COUNT = 6;

  private Column() {}
}
