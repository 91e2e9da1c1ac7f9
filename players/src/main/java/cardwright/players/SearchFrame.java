package cardwright.players;

import cardwright.engine.ExactKey;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import java.util.Arrays;
import java.util.Optional;

/// The position at one depth of an alpha-beta search, with the bounds of its moves. There is one frame for
/// each depth, which is used again for each position there.
final class SearchFrame {
  final Position position;
  final Bounds bounds = new Bounds();
  private final Bounds seen = new Bounds();
  final EnumeratingChance rolls = new EnumeratingChance();
  long key;
  int turnsLeft;
  boolean over;

  /// Whether A decides, so that the value is the largest of all moves and not the smallest.
  boolean maximizes;

  int moves;
  Bounds[] children = {};
  double[] heuristics = {};
  int[] order = {};

  SearchFrame(Position position) {
    this.position = position;
  }

  /// Takes in the position as it is now: whether it has ended, and what the transposition table knows of it.
  void probe(TranspositionTable table) {
    ExactKey exactKey = position.exactKey().orElseThrow();
    key = exactKey.key();
    turnsLeft = exactKey.turnsLeft();
    Optional<Outcome> outcome = position.outcome();
    over = outcome.isPresent();
    if (over) {
      boolean ofLength = turnsLeft == 0 && outcome.get().winner().isEmpty();
      bounds.exactly(outcome.get().score(Seat.A), ofLength ? Bounds.TURN_LIMIT : 0);
      return;
    }
    bounds.reset();
    TranspositionTable.Entry entry = table.find(key);
    if (entry != null) {
      entry.narrow(bounds, turnsLeft);
    }
  }

  /// The bounds as they are in the position before the move that led here, until they are asked for again.
  Bounds seenFrom(SearchFrame before) {
    seen.set(bounds);
    seen.addTurns(before.turnsLeft - turnsLeft);
    return seen;
  }

  /// Asks who decides and how many moves there are; nothing is known of any yet.
  void open() {
    maximizes = position.choice().seat() == Seat.A;
    moves = position.choice().searched();
    if (children.length < moves) {
      int before = children.length;
      children = Arrays.copyOf(children, moves);
      for (int i = before; i < moves; i++) {
        children[i] = new Bounds();
      }
      heuristics = new double[moves];
      order = new int[moves];
    }
    for (int i = 0; i < moves; i++) {
      children[i].reset();
    }
  }

  /// Narrows what is known of the position by what is known of its moves.
  void combine() {
    seen.noMove(maximizes);
    for (int i = 0; i < moves; i++) {
      seen.choice(maximizes, children[i]);
    }
    seen.chosen();
    bounds.narrow(seen);
  }

  /// The move to look at first: the one with the best bounds, then the one that looks best.
  int best() {
    int best = 0;
    for (int i = 1; i < moves; i++) {
      if (rank(i) > rank(best)) {
        best = i;
      }
    }
    return best;
  }

  /// Puts the moves in the order in which to search them.
  ///
  /// @param first the move that was best last time, or -1
  void sort(int first) {
    for (int i = 0; i < moves; i++) {
      int move = i;
      int place = i;
      double rank = rank(move, first);
      for (; place > 0 && rank(order[place - 1], first) < rank; place--) {
        order[place] = order[place - 1];
      }
      order[place] = move;
    }
  }

  private double rank(int move, int first) {
    return rank(move) + (move == first ? 2 : 0);
  }

  private double rank(int move) {
    Bounds child = children[move];
    return maximizes
        ? 8 * child.low + 4 * child.high + heuristics[move]
        : 8 * (1 - child.high) + 4 * (1 - child.low) - heuristics[move];
  }
}
