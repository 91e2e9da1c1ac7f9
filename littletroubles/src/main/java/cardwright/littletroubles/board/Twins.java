package cardwright.littletroubles.board;

import java.util.ArrayList;
import java.util.List;

/// Twins of a board to try something out on. They are used again, as a play asks for them at almost every choice.
final class Twins {
  // A try that needs more boards than that in all gets further ones that are used once.
  private static final int MOST = 12;

  private final List<Board> all = new ArrayList<>();
  private int lent;

  /// A twin of a board, which may be one of these.
  Board borrow(Board board) {
    if (lent == MOST) {
      return board.copy(this);
    }
    if (lent == all.size()) {
      all.add(board.copy(this));
    } else {
      board.copyTo(all.get(lent));
    }
    return all.get(lent++);
  }

  /// Takes a twin back, with all that were borrowed after it.
  @SuppressWarnings("ReferenceEquality")
  void giveBack(Board twin) {
    for (int i = 0; i < lent; i++) {
      if (all.get(i) == twin) {
        lent = i;
      }
    }
  }
}
