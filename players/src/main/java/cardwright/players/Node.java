package cardwright.players;

import org.jspecify.annotations.Nullable;

/// A node of the search tree: an information set, which is what all determinized positions share that the
/// same moves have led to.
final class Node {
  private static final int FEW = 8;

  // An open hash table by key, with linear probing; at most half full.
  private @Nullable Edge[] table = new @Nullable Edge[FEW];
  private int count;
  private int visits;

  /// A move of a decision.
  static final class Edge {
    private final long key;
    private final double evaluation;
    private int visits;
    private int available;
    private double sum;
    private @Nullable Node child;

    private Edge(long key, double evaluation) {
      this.key = key;
      this.evaluation = evaluation;
    }

    /// Its evaluation when it was added, to whoever may make it, from -1 to 1.
    double evaluation() {
      return evaluation;
    }

    /// How often it was made.
    int visits() {
      return visits;
    }

    /// What it was worth on the average to whoever made it, from -1 to 1; 0 when it never was made.
    double mean() {
      return visits == 0 ? 0 : sum / visits;
    }

    /// The sum of what it was worth.
    double sum() {
      return sum;
    }

    /// What comes after it.
    Node child() {
      Node known = child;
      if (known == null) {
        known = new Node();
        child = known;
      }
      return known;
    }

    /// Counts that it could be made.
    void countAvailable() {
      available++;
    }

    /// Counts that it was made, and adds what it was worth to whoever made it.
    void update(double value) {
      visits++;
      sum += value;
    }

    /// Its PUCT score: how much it deserves to be tried next (Rosin, "Multi-armed bandits with episode
    /// context", 2011; with the times it was offered in the place of all visits: Cowling, Powley and
    /// Whitehouse, "Information set Monte Carlo tree search", 2012).
    ///
    /// @param exploration the exploration constant times the prior of the move
    double puct(double worth, double exploration) {
      return worth + exploration * Math.sqrt(available) / (1 + visits);
    }
  }

  /// How often it was passed through.
  int visits() {
    return visits;
  }

  /// Counts that it is passed through.
  void visit() {
    visits++;
  }

  /// The move with that key, or null when it was not offered before.
  ///
  /// @param move its [cardwright.engine.Choice#key]
  @Nullable Edge find(long move) {
    return table[slot(move)];
  }

  /// A move that was not offered before.
  ///
  /// @param move its [cardwright.engine.Choice#key]
  /// @param evaluation what it is worth to whoever may make it, as evaluated, from -1 to 1
  Edge add(long move, double evaluation) {
    if (2 * (count + 1) > table.length) {
      grow();
    }
    Edge edge = new Edge(move, evaluation);
    table[slot(move)] = edge;
    count++;
    return edge;
  }

  /// Where the move with that key is, or where it belongs.
  private int slot(long move) {
    int slot = (int) move & (table.length - 1);
    Edge there = table[slot];
    while (there != null && there.key != move) {
      slot = (slot + 1) & (table.length - 1);
      there = table[slot];
    }
    return slot;
  }

  private void grow() {
    @Nullable Edge[] before = table;
    table = new @Nullable Edge[2 * before.length];
    for (Edge each : before) {
      if (each != null) {
        table[slot(each.key)] = each;
      }
    }
  }
}
