package cardwright.players;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;

/// Alpha-beta search with chance nodes to a given depth; it narrows the bounds of the positions on its way.
///
/// Every bound rests on lines that end, so it is right whatever way led to its position: a line that
/// comes round to where it was proves nothing, because it meets the depth before an end. Where
/// chance decides, each of its outcomes is searched, and bounds add up by their weights.
final class AlphaBeta {
  /// By how much a sum of probabilities may miss the value that it is compared with.
  private static final double EPSILON = 1e-12;

  private final Game game;
  private final TranspositionTable table;
  private final Visits visits;
  private final List<SearchFrame> frames = new ArrayList<>();
  private boolean cutShort;

  /// @param visits how many positions to visit at most
  AlphaBeta(Game game, TranspositionTable table, Position root, Visits visits) {
    this.game = game;
    this.table = table;
    this.visits = visits;
    frames.add(new SearchFrame(root.copy()));
    root().probe(table);
  }

  SearchFrame root() {
    return frames.getFirst();
  }

  private SearchFrame frame(int level) {
    if (level == frames.size()) {
      frames.add(new SearchFrame(frames.getLast().position.copy()));
    }
    return frames.get(level);
  }

  /// Whether a line has met the depth before its end, since this was asked last.
  boolean wasCutShort() {
    boolean was = cutShort;
    cutShort = false;
    return was;
  }

  /// Expands the position at a level: makes every move and takes the bounds of where it leads, no deeper.
  void expand(int level, boolean ordered) {
    SearchFrame at = frames.get(level);
    at.open();
    visits.opened(at.moves);
    for (int move = 0; move < at.moves && !visits.paused(); move++) {
      at.heuristics[move] = expandMove(level, move, ordered);
    }
    at.combine();
  }

  /// Takes in what the table knows now of where the moves of the root lead, beside what is known of them already.
  void lookAgain() {
    SearchFrame root = frames.getFirst();
    Bounds before = new Bounds();
    for (int move = 0; move < root.moves && !visits.paused(); move++) {
      before.set(root.children[move]);
      root.heuristics[move] = expandMove(0, move, true);
      root.children[move].narrow(before);
    }
    root.combine();
  }

  private double expandMove(int level, int move, boolean ordered) {
    SearchFrame at = frames.get(level);
    Bounds sum = at.children[move];
    double heuristics = 0;
    sum.zero();
    at.rolls.begin();
    do {
      SearchFrame next = play(level, move);
      sum.add(at.rolls.weight(), next.seenFrom(at));
      if (ordered && !next.over) {
        heuristics += at.rolls.weight() * game.value(next.position, Seat.A);
      }
    } while (at.rolls.next() && !visits.paused());
    if (visits.paused()) {
      // Not all that chance may bring has been seen.
      sum.reset();
    }
    sum.round();
    return heuristics;
  }

  /// Makes a move with the next rolls, and probes the position that it leads to.
  private SearchFrame play(int level, int move) {
    SearchFrame at = frames.get(level);
    SearchFrame next = frame(level + 1);
    at.position.copyTo(next.position);
    next.position.play(move, at.rolls);
    visits.add();
    next.probe(table);
    return next;
  }

  /// Searches a move of the position at a level and narrows its bounds.
  ///
  /// @param depth how many moves deep to go after it, at least 1
  /// @param alpha values up to this one need not be told apart
  /// @param beta values from this one on need not be told apart
  void refine(int level, int move, int depth, double alpha, double beta) {
    SearchFrame at = frames.get(level);
    at.rolls.begin();
    SearchFrame next = play(level, move);
    if (at.rolls.weight() == 1) {
      follow(level, depth, alpha, beta);
      at.children[move].narrow(next.seenFrom(at));
    } else {
      refineChance(level, move, depth, alpha, beta);
    }
  }

  /// Searches the position that a move has led to, unless it is known what that is worth.
  private void follow(int level, int depth, double alpha, double beta) {
    SearchFrame next = frames.get(level + 1);
    if (!next.over && !settled(next.bounds, alpha, beta) && !visits.paused()) {
      search(level + 1, depth, alpha, beta);
    }
  }

  /// What one outcome has to be worth to matter follows from what all the others can be worth.
  private void refineChance(int level, int move, int depth, double alpha, double beta) {
    SearchFrame at = frames.get(level);
    List<Bounds> outcomes = new ArrayList<>();
    List<Double> weights = new ArrayList<>();
    at.rolls.begin();
    do {
      Bounds outcome = new Bounds();
      outcome.set(play(level, move).seenFrom(at));
      outcomes.add(outcome);
      weights.add(at.rolls.weight());
    } while (at.rolls.next() && !visits.paused());
    if (visits.paused()) {
      return;
    }
    Bounds sum = sum(outcomes, weights);
    at.rolls.begin();
    for (int i = 0; i < outcomes.size() && !visits.paused() && !settled(sum, alpha, beta); i++) {
      Bounds outcome = outcomes.get(i);
      double weight = weights.get(i);
      SearchFrame next = play(level, move);
      follow(
          level,
          depth,
          Math.max(0, outcome.high - (sum.high - alpha) / weight),
          Math.min(1, outcome.low + (beta - sum.low) / weight));
      outcome.narrow(next.seenFrom(at));
      sum = sum(outcomes, weights);
      at.rolls.next();
    }
    at.children[move].narrow(sum);
  }

  private static Bounds sum(List<Bounds> outcomes, List<Double> weights) {
    Bounds sum = new Bounds();
    sum.zero();
    for (int i = 0; i < outcomes.size(); i++) {
      sum.add(weights.get(i), outcomes.get(i));
    }
    sum.round();
    return sum;
  }

  /// Whether the bounds say all that matters between two values.
  static boolean settled(Bounds bounds, double alpha, double beta) {
    return bounds.closed() || bounds.low >= beta - EPSILON || bounds.high <= alpha + EPSILON;
  }

  /// Searches the position at a level, which has not ended.
  private void search(int level, int depth, double alpha, double beta) {
    SearchFrame at = frames.get(level);
    TranspositionTable.Entry known = table.find(at.key);
    int first = -1;
    if (known != null) {
      if (depth <= at.turnsLeft && known.searched(depth, alpha, beta)) {
        cutShort = true;
        return;
      }
      first = known.first();
    }
    expand(level, depth > 1);
    if (!settled(at.bounds, alpha, beta)) {
      if (depth == 1) {
        cutShort = true;
      } else {
        refineMoves(level, first, depth - 1, alpha, beta);
      }
    }
    TranspositionTable.Entry entry = table.of(at.key);
    entry.add(at.bounds, at.best());
    if (!visits.paused()) {
      // Deeper than the turns that are left, the length of the play may have cut lines off.
      entry.done(Math.min(depth, at.turnsLeft), alpha, beta);
    }
  }

  private void refineMoves(int level, int first, int depth, double alpha, double beta) {
    SearchFrame at = frames.get(level);
    at.sort(first);
    int[] order = at.order;
    for (int i = 0; i < at.moves && !visits.paused() && !settled(at.bounds, alpha, beta); i++) {
      Bounds child = at.children[order[i]];
      double from = at.maximizes ? Math.max(alpha, at.bounds.low) : alpha;
      double to = at.maximizes ? beta : Math.min(beta, at.bounds.high);
      if (!settled(child, from, to)) {
        refine(level, order[i], depth, from, to);
        at.combine();
      }
    }
  }
}
