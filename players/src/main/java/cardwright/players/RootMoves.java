package cardwright.players;

/// The moves of the position that exact play is asked about: what is known of them, and which is best.
final class RootMoves {
  private final SearchFrame root;

  RootMoves(SearchFrame root) {
    this.root = root;
  }

  /// Whether all is known that was asked.
  ///
  /// @param all whether it has to be known of each move, too, whether it is as good as the best
  boolean known(boolean all) {
    return proved() && (!all || allCompared());
  }

  private boolean allCompared() {
    for (int move = 0; move < root.moves; move++) {
      if (!compared(move)) {
        return false;
      }
    }
    return true;
  }

  /// Whether it is known of a move whether it is as good as the best.
  boolean compared(int move) {
    Bounds child = root.children[move];
    return child.closed()
        || (root.maximizes
            ? child.high < root.bounds.low - Bounds.EPSILON
            : child.low > root.bounds.high + Bounds.EPSILON);
  }

  /// Whether the value is known.
  boolean proved() {
    return root.bounds.closed();
  }

  /// A best move: the quickest way to win, the longest way to lose; the most promising move while the
  /// value is not known.
  int best() {
    if (!proved()) {
      return root.best();
    }
    int best = -1;
    for (int move = 0; move < root.moves; move++) {
      if (isBest(root.children[move]) && (best < 0 || hurries(move, best))) {
        best = move;
      }
    }
    return best;
  }

  private boolean isBest(Bounds child) {
    return root.maximizes
        ? child.low > root.bounds.high - Bounds.EPSILON
        : child.high < root.bounds.low + Bounds.EPSILON;
  }

  private boolean hurries(int move, int than) {
    Bounds child = root.children[move];
    Bounds other = root.children[than];
    boolean losing = root.maximizes ? root.bounds.high < 0.5 : root.bounds.low > 0.5;
    if (losing) {
      return root.maximizes ? child.highTurns > other.highTurns : child.lowTurns > other.lowTurns;
    }
    return root.maximizes ? child.lowTurns < other.lowTurns : child.highTurns < other.highTurns;
  }
}
