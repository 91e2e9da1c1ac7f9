package cardwright.players;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Iterative deepening: runs an alpha-beta search of one position to a growing depth, until its value is
/// known or a limit is reached.
final class IterativeDeepening {
  /// The depth at which it ends in any case.
  private static final int MAX_DEPTH = 400;

  /// How far a window is opened beyond the best move, so that a worse move is told from an equal one.
  private static final double MARGIN = 2 * Bounds.EPSILON;

  private final Choice choice;
  private final AlphaBeta alphaBeta;
  private final SearchFrame root;
  private int depth = 1;

  IterativeDeepening(
      Game game, TranspositionTable table, Position position, long positions, long deadline) {
    this.choice = position.choice();
    this.alphaBeta = new AlphaBeta(game, table, position, positions, deadline);
    this.root = alphaBeta.root();
  }

  /// Runs until the value is known.
  ///
  /// @param all whether it has to be known of each move, too, whether it is as good as the best
  void run(boolean all) {
    root.bounds.reset();
    alphaBeta.expand(0, true);
    boolean deeper = true;
    while (deeper && !alphaBeta.stopped() && !done(all)) {
      depth++;
      root.sort(root.best());
      for (int i = 0; i < root.moves && !alphaBeta.stopped() && !done(all); i++) {
        refine(root.order[i], all);
      }
      deeper = alphaBeta.wasCutShort() && depth < MAX_DEPTH;
    }
  }

  /// Searches a move as far as it matters: whether it is better than the best that is known, or worse.
  private void refine(int move, boolean all) {
    double margin = all ? MARGIN : 0;
    double alpha = root.maximizes ? root.bounds.low - margin : 0;
    double beta = root.maximizes ? 1 : root.bounds.high + margin;
    if (!AlphaBeta.settled(root.children[move], alpha, beta)) {
      alphaBeta.refine(0, move, depth - 1, alpha, beta);
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
          root.maximizes
              ? child.high < root.bounds.low - Bounds.EPSILON
              : child.low > root.bounds.high + Bounds.EPSILON;
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

  /// What was found, in the eyes of the seat that decides.
  ///
  /// @param line best play of both sides, as far as it was followed
  /// @param end how that ends; empty where it was not followed to the end
  Solution solution(List<Solution.Ply> line, Optional<Outcome> end) {
    List<Solution.MoveBounds> moves = new ArrayList<>();
    for (int move = 0; move < root.moves; move++) {
      Bounds child = root.children[move];
      moves.add(
          new Solution.MoveBounds(
              move,
              choice.move(move).notation(),
              root.maximizes ? child.low : 1 - child.high,
              root.maximizes ? child.high : 1 - child.low));
    }
    return new Solution(
        root.maximizes ? Seat.A : Seat.B,
        root.maximizes ? root.bounds.low : 1 - root.bounds.high,
        root.maximizes ? root.bounds.high : 1 - root.bounds.low,
        best(),
        moves,
        line,
        end,
        proved() && Math.max(root.bounds.lowTurns, root.bounds.highTurns) >= Bounds.TURN_LIMIT,
        alphaBeta.visited(),
        depth,
        alphaBeta.branching());
  }
}
