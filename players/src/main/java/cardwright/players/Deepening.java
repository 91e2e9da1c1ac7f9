package cardwright.players;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;

/// Searches one position deeper and deeper, until its value is known or the limit is reached.
final class Deepening {
  /// Deeper lines are not followed.
  private static final int DEEPEST = 400;

  /// A move is worse than the best when it is worse by more than sums of chances may be off.
  private static final double WORSE = 2 * Bounds.SAME;

  private final Choice choice;
  private final Descent descent;
  private final Frame root;
  private int depth = 1;

  Deepening(Game game, Proofs proofs, Position position, long positions, long deadline) {
    this.choice = position.choice();
    this.descent = new Descent(game, proofs, position, positions, deadline);
    this.root = descent.root();
  }

  /// Runs until the value is known.
  ///
  /// @param all whether it has to be known of each move, too, whether it is as good as the best
  void run(boolean all) {
    root.bounds.unknown();
    descent.tryMoves(0, true);
    boolean deeper = true;
    while (deeper && !descent.stopped() && !done(all)) {
      depth++;
      root.sort(root.best());
      for (int i = 0; i < root.moves && !descent.stopped() && !done(all); i++) {
        refine(root.order[i], all);
      }
      deeper = descent.wasCutShort() && depth < DEEPEST;
    }
  }

  /// Searches a move as far as it matters: whether it is better than the best that is known, or worse.
  private void refine(int move, boolean all) {
    double margin = all ? WORSE : 0;
    double alpha = root.rises ? root.bounds.low - margin : 0;
    double beta = root.rises ? 1 : root.bounds.high + margin;
    if (!Descent.settled(root.children[move], alpha, beta)) {
      descent.refine(0, move, depth - 1, alpha, beta);
      root.combine();
    }
  }

  private boolean done(boolean all) {
    return root.bounds.closed() && (!all || allCompared());
  }

  private boolean allCompared() {
    for (int move = 0; move < root.moves; move++) {
      Bounds child = root.children[move];
      boolean worse =
          root.rises
              ? child.high < root.bounds.low - Bounds.SAME
              : child.low > root.bounds.high + Bounds.SAME;
      if (!child.closed() && !worse) {
        return false;
      }
    }
    return true;
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
    return root.rises
        ? child.low > root.bounds.high - Bounds.SAME
        : child.high < root.bounds.low + Bounds.SAME;
  }

  private boolean hurries(int move, int than) {
    Bounds child = root.children[move];
    Bounds other = root.children[than];
    boolean losing = root.rises ? root.bounds.high < 0.5 : root.bounds.low > 0.5;
    if (losing) {
      return root.rises ? child.highTurns > other.highTurns : child.lowTurns > other.lowTurns;
    }
    return root.rises ? child.lowTurns < other.lowTurns : child.highTurns < other.highTurns;
  }

  /// What was found, in the eyes of the seat that decides.
  Solution solution(MainLine line) {
    List<Solution.Weighed> moves = new ArrayList<>();
    for (int move = 0; move < root.moves; move++) {
      Bounds child = root.children[move];
      moves.add(
          new Solution.Weighed(
              move,
              choice.move(move).notation(),
              root.rises ? child.low : 1 - child.high,
              root.rises ? child.high : 1 - child.low));
    }
    return new Solution(
        root.rises ? Seat.A : Seat.B,
        root.rises ? root.bounds.low : 1 - root.bounds.high,
        root.rises ? root.bounds.high : 1 - root.bounds.low,
        best(),
        moves,
        line.plies(),
        line.end(),
        proved() && Math.max(root.bounds.lowTurns, root.bounds.highTurns) >= Bounds.LENGTH,
        descent.visited(),
        depth,
        descent.branching());
  }
}
