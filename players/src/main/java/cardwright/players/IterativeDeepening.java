package cardwright.players;

/// Iterative deepening: runs an alpha-beta search of one position to a growing depth, until its value is
/// known or a limit is reached. It can pause, and then goes on where it was.
final class IterativeDeepening {
  /// The depth at which it ends in any case.
  private static final int MAX_DEPTH = 400;

  /// How far a window is opened beyond the best move, so that a worse move is told from an equal one.
  private static final double MARGIN = 2 * Bounds.EPSILON;

  private final AlphaBeta alphaBeta;
  private final RootMoves moves;
  private final Visits visits;
  private int depth = 1;
  private boolean deeper = true;

  IterativeDeepening(AlphaBeta alphaBeta, RootMoves moves, Visits visits) {
    this.alphaBeta = alphaBeta;
    this.moves = moves;
    this.visits = visits;
  }

  /// How many moves deep it went.
  int depth() {
    return depth;
  }

  /// Runs until the value is known, or until it has to pause.
  ///
  /// @param all whether it has to be known of each move, too, whether it is as good as the best
  void run(boolean all) {
    while (deeper && !visits.paused() && !moves.known(all)) {
      runTo(depth + 1, all);
      if (!visits.paused() || moves.known(all)) {
        depth++;
        deeper = alphaBeta.wasCutShort() && depth < MAX_DEPTH;
      }
    }
  }

  private void runTo(int deep, boolean all) {
    SearchFrame root = alphaBeta.root();
    root.sort(root.best());
    for (int i = 0; i < root.moves && !visits.paused() && !moves.known(all); i++) {
      refine(root.order[i], deep, all);
    }
  }

  /// Searches a move as far as it matters: whether it is better than the best that is known, or worse.
  private void refine(int move, int deep, boolean all) {
    SearchFrame root = alphaBeta.root();
    double margin = all ? MARGIN : 0;
    double alpha = root.maximizes ? root.bounds.low - margin : 0;
    double beta = root.maximizes ? 1 : root.bounds.high + margin;
    if (!AlphaBeta.settled(root.children[move], alpha, beta)) {
      alphaBeta.refine(0, move, deep - 1, alpha, beta);
      root.combine();
    }
  }
}
