package cardwright.players;

import org.jspecify.annotations.Nullable;

/// Transposition table: the bounds that a search has proved, by the keys of positions without the number of
/// the turn.
///
/// Alpha-beta and proof-number search share it. Only bounds that rest on lines that end are kept. What rests on the length of the play is not,
/// because it would be another in another turn; and a bound counts only where as many turns are left
/// as it needs.
final class TranspositionTable {
  private @Nullable Entry[] slots = new @Nullable Entry[1 << 10];
  private int size;

  /// What is known of one position.
  static final class Entry {
    private final long key;
    private final Bounds bounds = new Bounds();
    private int depth;
    private double alpha;
    private double beta;
    private int first;
    private @Nullable ProofNode node;

    private Entry(long key) {
      this.key = key;
    }

    /// Narrows bounds by what is known.
    void narrow(Bounds narrowed, int turnsLeft) {
      if (bounds.lowTurns <= turnsLeft) {
        narrowed.narrowLow(bounds.low, bounds.lowTurns);
      }
      if (bounds.highTurns <= turnsLeft) {
        narrowed.narrowHigh(bounds.high, bounds.highTurns);
      }
    }

    /// Whether a search as deep, and between values as far apart, has been done.
    boolean searched(int deep, double from, double to) {
      return depth >= deep && alpha <= from && beta >= to;
    }

    /// The move that was best last time.
    int first() {
      return first;
    }

    /// The position as proof-number search sees it; null before it was there.
    @Nullable ProofNode node() {
      return node;
    }

    /// Has proof-number search begin at the position.
    ///
    /// @param looks how it looks for A, from -1 to 1
    ProofNode begin(double looks) {
      ProofNode begun = new ProofNode(bounds, looks);
      node = begun;
      return begun;
    }

    /// Adds what a search has shown.
    ///
    /// @param best the move that was best
    void add(Bounds shown, int best) {
      if (shown.lowTurns < Bounds.TURN_LIMIT) {
        bounds.narrowLow(shown.low, shown.lowTurns);
      }
      if (shown.highTurns < Bounds.TURN_LIMIT) {
        bounds.narrowHigh(shown.high, shown.highTurns);
      }
      first = best;
    }

    /// Notes that the search was as deep as that, between two values.
    void done(int deep, double from, double to) {
      if (deep >= depth) {
        depth = deep;
        alpha = from;
        beta = to;
      }
    }
  }

  /// How many positions there are.
  int size() {
    return size;
  }

  /// What is known of the position with that key; null when nothing is.
  @Nullable Entry find(long key) {
    return slots[slot(slots, key)];
  }

  /// What is known of the position with that key, to add to it.
  Entry of(long key) {
    Entry known = find(key);
    if (known != null) {
      return known;
    }
    if (2 * size >= slots.length) {
      grow();
    }
    Entry entry = new Entry(key);
    slots[slot(slots, key)] = entry;
    size++;
    return entry;
  }

  private void grow() {
    @Nullable Entry[] more = new @Nullable Entry[2 * slots.length];
    for (Entry entry : slots) {
      if (entry != null) {
        more[slot(more, entry.key)] = entry;
      }
    }
    slots = more;
  }

  private static int slot(@Nullable Entry[] slots, long key) {
    int mask = slots.length - 1;
    int slot = (int) key & mask;
    for (Entry entry = slots[slot]; entry != null && entry.key != key; entry = slots[slot]) {
      slot = slot + 1 & mask;
    }
    return slot;
  }
}
