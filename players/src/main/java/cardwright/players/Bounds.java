package cardwright.players;

/// Between what a position is worth for A: 0 is lost, 1 is won, one half is a draw.
///
/// Each bound also says how many turns it needs: how many may begin until the last of the lines that
/// prove it has ended. A bound that is no more than 0 or 1 needs none.
final class Bounds {
  /// The number of turns of a value that holds only because the play ends at its turn limit.
  static final int TURN_LIMIT = 1 << 24;

  /// By how much two values may differ and count as equal: sums of probabilities are rounded.
  static final double EPSILON = 1e-9;

  double low;
  double high = 1;
  int lowTurns;
  int highTurns;

  /// Makes the bounds 0 and 1 again: nothing is known.
  void reset() {
    low = 0;
    high = 1;
    lowTurns = 0;
    highTurns = 0;
  }

  /// The value itself.
  void exactly(double value, int turns) {
    low = value;
    high = value;
    lowTurns = value > 0 ? turns : 0;
    highTurns = value < 1 ? turns : 0;
  }

  void set(Bounds other) {
    low = other.low;
    high = other.high;
    lowTurns = other.lowTurns;
    highTurns = other.highTurns;
  }

  /// Keeps of two bounds the closer one, and of two that are the same the one that needs fewer turns.
  void narrow(Bounds other) {
    narrowLow(other.low, other.lowTurns);
    narrowHigh(other.high, other.highTurns);
  }

  void narrowLow(double bound, int turns) {
    if (bound > low || (bound == low && turns < lowTurns)) {
      low = bound;
      lowTurns = turns;
    }
  }

  void narrowHigh(double bound, int turns) {
    if (bound < high || (bound == high && turns < highTurns)) {
      high = bound;
      highTurns = turns;
    }
  }

  /// Adds turns to what each bound needs: the bounds as they are so many turns earlier.
  void addTurns(int turns) {
    lowTurns += low > 0 ? turns : 0;
    highTurns += high < 1 ? turns : 0;
  }

  /// Begins a choice among moves: there is none yet.
  ///
  /// @param rises whether A decides, so that the value is the largest of all moves and not the smallest
  void noMove(boolean rises) {
    exactly(rises ? 0 : 1, 0);
  }

  /// Adds a move to choose from.
  void choice(boolean rises, Bounds move) {
    if (rises) {
      boolean better = move.low > low || (move.low == low && move.lowTurns < lowTurns);
      lowTurns = better ? move.lowTurns : lowTurns;
      low = Math.max(low, move.low);
      high = Math.max(high, move.high);
      highTurns = Math.max(highTurns, move.highTurns);
    } else {
      boolean better = move.high < high || (move.high == high && move.highTurns < highTurns);
      highTurns = better ? move.highTurns : highTurns;
      high = Math.min(high, move.high);
      low = Math.min(low, move.low);
      lowTurns = Math.max(lowTurns, move.lowTurns);
    }
  }

  /// The choice is complete: a bound that says nothing needs no turns.
  void chosen() {
    lowTurns = low > 0 ? lowTurns : 0;
    highTurns = high < 1 ? highTurns : 0;
  }

  /// Begins a sum of what chance may bring.
  void zero() {
    exactly(0, 0);
  }

  /// Adds what chance may bring.
  void add(double weight, Bounds other) {
    low += weight * other.low;
    high += weight * other.high;
    lowTurns = Math.max(lowTurns, other.lowTurns);
    highTurns = Math.max(highTurns, other.highTurns);
  }

  /// The sum is complete: what is a hair's breadth from 0 or 1 is 0 or 1.
  void round() {
    low = rounded(low);
    high = rounded(high);
    lowTurns = low > 0 ? lowTurns : 0;
    highTurns = high < 1 ? highTurns : 0;
  }

  private static double rounded(double sum) {
    return sum < EPSILON ? 0 : sum > 1 - EPSILON ? 1 : sum;
  }

  /// Whether the value is known.
  boolean closed() {
    return high - low < EPSILON;
  }
}
