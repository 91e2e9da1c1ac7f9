package cardwright.players;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a search knows of a decision: of all imagined positions that the same moves have led to.
final class Node {
  private final Map<String, Edge> edges = new HashMap<>();
  private int visits;

  /// A move of a decision.
  static final class Edge {
    private final double looks;
    private int visits;
    private int available;
    private double sum;
    private @Nullable Node child;

    private Edge(double looks) {
      this.looks = looks;
    }

    /// What it seemed worth at once to whoever may make it, from -1 to 1.
    double looks() {
      return looks;
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

    /// It could be made.
    void offered() {
      available++;
    }

    /// It was made, and worth that to whoever made it.
    void learn(double value) {
      visits++;
      sum += value;
    }

    /// How much it deserves to be tried next (PUCT: Rosin, "Multi-armed bandits with episode
    /// context", 2011; with the times it was offered in the place of all visits: Cowling, Powley and
    /// Whitehouse, "Information set Monte Carlo tree search", 2012).
    ///
    /// @param curiosity how much it counts that it was tried seldom: the larger the better it looks
    double urge(double worth, double curiosity) {
      return worth + curiosity * Math.sqrt(available) / (1 + visits);
    }
  }

  /// How often it was passed through.
  int visits() {
    return visits;
  }

  /// It is passed through.
  void visit() {
    visits++;
  }

  /// The move of that notation, or null when it was not offered before.
  @Nullable Edge find(String move) {
    return edges.get(move);
  }

  /// A move that was not offered before.
  ///
  /// @param looks what it seems worth at once to whoever may make it, from -1 to 1
  Edge add(String move, double looks) {
    Edge edge = new Edge(looks);
    edges.put(move, edge);
    return edge;
  }
}
