package cardwright.mlpccg.board;

import cardwright.engine.Fingerprint;

/// The numbers that each card has, column by column (see [Column]).
final class Columns {
  private final int[] all;
  private final int cards;

  Columns(int cards) {
    this.cards = cards;
    this.all = new int[Column.COUNT * cards];
  }

  int at(int column, int card) {
    return all[column * cards + card];
  }

  void put(int column, int card, int value) {
    all[column * cards + card] = value;
  }

  void copyTo(Columns twin) {
    System.arraycopy(all, 0, twin.all, 0, all.length);
  }

  /// Life numbers do not count.
  void write(Fingerprint out, int card) {
    for (int column = 0; column < Column.COUNT; column++) {
      if (column != Column.LIFE) {
        out.add(at(column, card));
      }
    }
  }
}
