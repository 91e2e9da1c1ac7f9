package cardwright.littletroubles.board;

import org.jspecify.annotations.Nullable;

/// What is kept beside the state of a board and found anew when it does not hold any more: neither copied nor part of the fingerprint.
final class Kept {
  private int version;
  // Rises only with the cards in play, their faces and who has them.
  private int arrangement;
  private @Nullable DerivedValues derived;
  private @Nullable Board spare;

  /// Something has changed that standing texts read, but not which cards and faces are where.
  void change() {
    version++;
  }

  /// Cards in play have changed, their faces or who has them.
  void rearrange() {
    arrangement++;
    version++;
  }

  /// Nothing holds any more: the board has become another one.
  void forget() {
    rearrange();
    if (derived != null) {
      derived.forget();
    }
  }

  /// A twin of the board, made anew where none was given back.
  Board borrow(Board board) {
    Board twin = spare;
    spare = null;
    if (twin == null) {
      return board.copy();
    }
    board.copyTo(twin);
    return twin;
  }

  /// Takes a twin of the board back.
  void giveBack(Board twin) {
    spare = twin;
  }

  /// What is derived from the cards in play.
  DerivedValues derived(Board board, int cards) {
    DerivedValues now = derived;
    return now != null && now.holds(version) ? now : anew(board, cards);
  }

  private DerivedValues anew(Board board, int cards) {
    DerivedValues now = derived;
    if (now == null) {
      now = new DerivedValues(cards);
      derived = now;
    }
    now.update(board, version, arrangement);
    return now;
  }
}
