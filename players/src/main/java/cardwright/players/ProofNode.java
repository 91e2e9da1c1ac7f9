package cardwright.players;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What proof-number search keeps of a position: its bounds, where its moves lead, and how much the
/// answers to two questions seem to need.
final class ProofNode {
  /// A proof number of what cannot be.
  static final int NEVER = 1 << 29;

  /// A proof number of what leads round, or beyond what may be looked at: all that is shorter is
  /// looked at first.
  static final int ROUND = 1 << 26;

  /// The largest number with which a position begins; each is at least 1.
  private static final int SPREAD = 16;

  /// What is asked of a position: whether it is worth at least so much for A.
  ///
  /// @param kind 0 when that is as much as it may be worth, 1 when it is more than what it is worth for sure: the
  ///     numbers of both are kept
  /// @param round which of the searches it is, from 1: numbers of another in which a way round had a
  ///     part do not count
  record Question(int kind, double value, int round) {
    /// The same of another value.
    Question of(double other) {
      return other == value ? this : new Question(kind, other, round);
    }
  }

  /// The numbers of one question.
  private record Numbers(double value, int round, int proof, int refutation) {
    boolean hold(Question question) {
      return value == question.value()
          && (round == question.round() || (proof < ROUND && refutation < ROUND));
    }
  }

  /// Where the moves of a position lead.
  static final class Moves {
    private static final int[] ONE_OUTCOME_EACH = {};
    private static final double[] CERTAIN = {};
    private static final int[][] NOTHING_ROLLED = {};

    private final boolean rises;
    private final int count;
    private final ProofNode[] next;
    private final byte[] turns;
    // Empty where chance has no part in any move.
    private final int[] from;
    private final double[] weights;
    private final int[][] rolls;

    private Moves(Builder made) {
      boolean chance = made.next.size() > made.from.length - 1;
      this.rises = made.rises;
      this.count = made.from.length - 1;
      this.next = made.next.toArray(ProofNode[]::new);
      this.turns = new byte[next.length];
      for (int i = 0; i < next.length; i++) {
        turns[i] = made.turns.get(i);
      }
      this.from = chance ? made.from : ONE_OUTCOME_EACH;
      this.weights =
          chance ? made.weights.stream().mapToDouble(Double::doubleValue).toArray() : CERTAIN;
      this.rolls = chance ? made.rolls.toArray(int[][]::new) : NOTHING_ROLLED;
    }

    /// Whether A decides, so that the value is the largest of all moves.
    boolean rises() {
      return rises;
    }

    /// How many moves there are.
    int count() {
      return count;
    }

    /// The first outcome of a move. The last is before the first of the next one.
    int from(int move) {
      return from.length == 0 ? move : from[move];
    }

    /// Whether chance has a part in a move.
    boolean isChance(int move) {
      return from.length > 0 && from[move + 1] - from[move] > 1;
    }

    /// Where an outcome leads.
    ProofNode next(int outcome) {
      return next[outcome];
    }

    /// How many turns begin on the way.
    int turns(int outcome) {
      return turns[outcome];
    }

    /// How likely an outcome is.
    double weight(int outcome) {
      return weights.length == 0 ? 1 : weights[outcome];
    }

    /// What chance rolls.
    int[] rolls(int outcome) {
      return rolls[outcome];
    }

    /// Gathers moves.
    static final class Builder {
      private final boolean rises;
      private final int[] from;
      private final List<ProofNode> next = new ArrayList<>();
      private final List<Byte> turns = new ArrayList<>();
      private final List<Double> weights = new ArrayList<>();
      private final List<int[]> rolls = new ArrayList<>();

      /// @param rises whether A decides
      /// @param count how many moves there are
      Builder(boolean rises, int count) {
        this.rises = rises;
        this.from = new int[count + 1];
      }

      /// Adds an outcome of a move; those of a move follow each other, and the moves, too.
      ///
      /// @param began how many turns have begun
      void add(int move, ProofNode node, int began, EnumeratingChance rolled) {
        next.add(node);
        turns.add((byte) began);
        weights.add(rolled.weight());
        rolls.add(rolled.rolls());
        from[move + 1] = next.size();
      }

      Moves build() {
        return new Moves(this);
      }
    }
  }

  final Bounds bounds;
  private final byte proof;
  private final byte refutation;
  private boolean onTheWay;
  private @Nullable Moves moves;
  private @Nullable Numbers most;
  private @Nullable Numbers more;

  /// @param bounds what is known of the position
  /// @param looks how it looks for A, from -1 to 1
  ProofNode(Bounds bounds, double looks) {
    this.bounds = bounds;
    this.proof = (byte) Math.max(1, Math.round(SPREAD * (1 - looks) / 2));
    this.refutation = (byte) Math.max(1, Math.round(SPREAD * (1 + looks) / 2));
  }

  /// Where its moves lead; null before it is opened.
  @Nullable Moves moves() {
    return moves;
  }

  /// Opens it.
  void open(Moves found) {
    moves = found;
  }

  /// Whether the search is at this position, or at one that comes after it.
  void setOnTheWay(boolean now) {
    onTheWay = now;
  }

  /// Whether a question is answered by what is known.
  boolean answers(Question question) {
    return isProved(question) || isRefuted(question);
  }

  private boolean isProved(Question question) {
    return bounds.low >= question.value();
  }

  private boolean isRefuted(Question question) {
    return bounds.high < question.value();
  }

  /// About how many positions have to be proved for the answer yes.
  int proof(Question question) {
    if (answers(question)) {
      return isProved(question) ? 0 : NEVER;
    }
    if (onTheWay) {
      return ROUND;
    }
    Numbers known = numbers(question);
    return known != null && known.hold(question) ? known.proof() : proof;
  }

  /// About how many positions have to be refuted for the answer no.
  int refutation(Question question) {
    if (answers(question)) {
      return isProved(question) ? NEVER : 0;
    }
    if (onTheWay) {
      return ROUND;
    }
    Numbers known = numbers(question);
    return known != null && known.hold(question) ? known.refutation() : refutation;
  }

  private @Nullable Numbers numbers(Question question) {
    return question.kind() == 0 ? most : more;
  }

  /// Keeps the numbers of a question.
  void set(Question question, int itsProof, int itsRefutation) {
    Numbers numbers = new Numbers(question.value(), question.round(), itsProof, itsRefutation);
    if (question.kind() == 0) {
      most = numbers;
    } else {
      more = numbers;
    }
  }
}
