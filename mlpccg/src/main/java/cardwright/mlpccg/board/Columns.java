package cardwright.mlpccg.board;

import cardwright.engine.Fingerprint;

/// The numbers that each card has, card by card (see [Column]).
final class Columns {
  private final int[] all;

  Columns(int cards) {
    this.all = new int[Column.COUNT * cards];
  }

  int at(int column, int card) {
    return all[card * Column.COUNT + column];
  }

  void put(int column, int card, int value) {
    all[card * Column.COUNT + column] = value;
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
