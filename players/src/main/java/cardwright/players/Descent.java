package cardwright.players;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;

/// Goes down the lines of play to a given depth and narrows the bounds of what it meets.
///
/// Every bound rests on lines that end, so it is right whatever way led to its position: a line that
/// comes round to where it was proves nothing, because it meets the depth before an end. Where
/// chance decides, each of its outcomes is searched, and bounds add up by their weights.
final class Descent {
  private static final int TICKS = 64;

  /// Sums of chances may miss the value that they are compared with by so much.
  private static final double HAIR = 1e-12;

  private final Game game;
  private final Proofs proofs;
  private final long positions;
  private final long deadline;
  private final List<Frame> frames = new ArrayList<>();
  private long visited;
  private long expanded;
  private long listed;
  private boolean stopped;
  private boolean cutShort;

  /// @param positions how many positions to visit at most
  /// @param deadline when to stop, by [System#nanoTime]
  Descent(Game game, Proofs proofs, Position root, long positions, long deadline) {
    this.game = game;
    this.proofs = proofs;
    this.positions = positions;
    this.deadline = deadline;
    frames.add(new Frame(root.copy()));
    root().look(proofs);
  }

  Frame root() {
    return frames.getFirst();
  }

  private Frame frame(int level) {
    if (level == frames.size()) {
      frames.add(new Frame(frames.getLast().position.copy()));
    }
    return frames.get(level);
  }

  /// How many positions were visited.
  long visited() {
    return visited;
  }

  /// How many moves a position had, on the average.
  double branching() {
    return expanded == 0 ? 0 : (double) listed / expanded;
  }

  /// Whether the limit is reached.
  boolean stopped() {
    return stopped;
  }

  /// Whether a line has met the depth before its end, since this was asked last.
  boolean wasCutShort() {
    boolean was = cutShort;
    cutShort = false;
    return was;
  }

  /// Tries every move of the position at a level and looks where it leads, no further.
  void tryMoves(int level, boolean ordered) {
    Frame at = frames.get(level);
    at.open();
    expanded++;
    listed += at.moves;
    for (int move = 0; move < at.moves && !stopped; move++) {
      at.looks[move] = tryMove(level, move, ordered);
    }
    at.combine();
  }

  private double tryMove(int level, int move, boolean ordered) {
    Frame at = frames.get(level);
    Bounds sum = at.children[move];
    double looks = 0;
    sum.nothing();
    at.rolls.begin();
    do {
      Frame next = play(level, move);
      sum.add(at.rolls.weight(), next.seenFrom(at));
      if (ordered && !next.over) {
        looks += at.rolls.weight() * game.value(next.position, Seat.A);
      }
    } while (at.rolls.next() && !stopped);
    if (stopped) {
      // Not all that chance may bring has been seen.
      sum.unknown();
    }
    sum.round();
    return looks;
  }

  /// Makes a move with the next rolls, and looks where it leads.
  private Frame play(int level, int move) {
    Frame at = frames.get(level);
    Frame next = frame(level + 1);
    at.position.copyTo(next.position);
    next.position.play(move, at.rolls);
    visit();
    next.look(proofs);
    return next;
  }

  private void visit() {
    visited++;
    stopped |= visited >= positions || (visited % TICKS == 0 && System.nanoTime() - deadline >= 0);
  }

  /// Searches a move of the position at a level and narrows its bounds.
  ///
  /// @param depth how many moves deep to go after it, at least 1
  /// @param alpha values up to this one need not be told apart
  /// @param beta values from this one on need not be told apart
  void refine(int level, int move, int depth, double alpha, double beta) {
    Frame at = frames.get(level);
    at.rolls.begin();
    Frame next = play(level, move);
    if (at.rolls.weight() == 1) {
      follow(level, depth, alpha, beta);
      at.children[move].narrow(next.seenFrom(at));
    } else {
      refineChance(level, move, depth, alpha, beta);
    }
  }

  /// Searches the position that a move has led to, unless it is known what that is worth.
  private void follow(int level, int depth, double alpha, double beta) {
    Frame next = frames.get(level + 1);
    if (!next.over && !settled(next.bounds, alpha, beta) && !stopped) {
      search(level + 1, depth, alpha, beta);
    }
  }

  /// What one outcome has to be worth to matter follows from what all the others can be worth.
  private void refineChance(int level, int move, int depth, double alpha, double beta) {
    Frame at = frames.get(level);
    List<Bounds> outcomes = new ArrayList<>();
    List<Double> weights = new ArrayList<>();
    at.rolls.begin();
    do {
      Bounds outcome = new Bounds();
      outcome.set(play(level, move).seenFrom(at));
      outcomes.add(outcome);
      weights.add(at.rolls.weight());
    } while (at.rolls.next() && !stopped);
    if (stopped) {
      return;
    }
    Bounds sum = sum(outcomes, weights);
    at.rolls.begin();
    for (int i = 0; i < outcomes.size() && !stopped && !settled(sum, alpha, beta); i++) {
      Bounds outcome = outcomes.get(i);
      double weight = weights.get(i);
      Frame next = play(level, move);
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
    sum.nothing();
    for (int i = 0; i < outcomes.size(); i++) {
      sum.add(weights.get(i), outcomes.get(i));
    }
    sum.round();
    return sum;
  }

  /// Whether the bounds say all that matters between two values.
  static boolean settled(Bounds bounds, double alpha, double beta) {
    return bounds.closed() || bounds.low >= beta - HAIR || bounds.high <= alpha + HAIR;
  }

  /// Searches the position at a level, which has not ended.
  private void search(int level, int depth, double alpha, double beta) {
    Frame at = frames.get(level);
    Proofs.Proof known = proofs.find(at.key);
    int first = -1;
    if (known != null) {
      if (depth <= at.turnsLeft && known.searched(depth, alpha, beta)) {
        cutShort = true;
        return;
      }
      first = known.first();
    }
    tryMoves(level, depth > 1);
    if (!settled(at.bounds, alpha, beta)) {
      if (depth == 1) {
        cutShort = true;
      } else {
        refineMoves(level, first, depth - 1, alpha, beta);
      }
    }
    Proofs.Proof proof = proofs.of(at.key);
    proof.add(at.bounds, at.best());
    if (!stopped) {
      // Deeper than the turns that are left, the length of the play may have cut lines off.
      proof.done(Math.min(depth, at.turnsLeft), alpha, beta);
    }
  }

  private void refineMoves(int level, int first, int depth, double alpha, double beta) {
    Frame at = frames.get(level);
    at.sort(first);
    int[] order = at.order;
    for (int i = 0; i < at.moves && !stopped && !settled(at.bounds, alpha, beta); i++) {
      Bounds child = at.children[order[i]];
      double from = at.rises ? Math.max(alpha, at.bounds.low) : alpha;
      double to = at.rises ? beta : Math.min(beta, at.bounds.high);
      if (!settled(child, from, to)) {
        refine(level, order[i], depth, from, to);
        at.combine();
      }
    }
  }
}
