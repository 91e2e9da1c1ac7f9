package cardwright.littletroubles.board;

import org.jspecify.annotations.Nullable;

/// What is kept beside the state of a board and found anew when it does not hold any more: neither copied nor part of the fingerprint.
final class Kept {
  private int version;
  // Rises only with the cards in play, their faces and who has them.
  private int arrangement;
  private @Nullable DerivedValues derived;
  private @Nullable Twins twins;

  Kept(@Nullable Twins twins) {
    this.twins = twins;
  }

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

  /// The twins of the board.
  Twins twins() {
    Twins known = twins;
    if (known == null) {
      known = new Twins();
      twins = known;
    }
    return known;
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
