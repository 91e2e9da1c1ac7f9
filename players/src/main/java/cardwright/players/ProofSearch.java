package cardwright.players;

import cardwright.engine.Chance;
import cardwright.engine.ExactKey;
import cardwright.engine.FixedChance;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Proof-number search, depth first: asks whether a position is worth at least so much for A, and
/// always looks at the position from which the answer seems to need the fewest others.
///
/// What it proves are the same bounds as those of [AlphaBeta], in the same table: each rests on
/// lines that end. A line that comes round to a position on its own way counts as very long, so that
/// others are looked at first, and proves nothing. Positions in the last turn that may begin are left out,
/// because their key does not say that the play ends there.
///
/// Where chance decides, what is asked of each outcome is what matters for the sum: whether it is worth so
/// little that the others cannot make up for it, or else so much that it makes up for them.
final class ProofSearch {
  /// By how much what is asked differs from what is known.
  static final double HAIR = 1e-6;

  /// By how much a sum of probabilities may miss the value that it is compared with.
  private static final double EPSILON = 1e-9;

  private final Game game;
  private final TranspositionTable table;
  private final Visits visits;
  private final List<Frame> frames = new ArrayList<>();
  private final EnumeratingChance rolls = new EnumeratingChance();
  private final Bounds seen = new Bounds();
  private final Bounds sum = new Bounds();
  private final Bounds all = new Bounds();
  private int round;
  private int depth;
  private long opened;

  /// One level of the search.
  private static final class Frame {
    final Position position;
    final ProofNumbers numbers = new ProofNumbers();
    final ProofNumbers ofChance = new ProofNumbers();
    int turnsLeft;

    Frame(Position position) {
      this.position = position;
    }

    void take(ExactKey key) {
      turnsLeft = key.turnsLeft();
    }
  }

  /// @param root the position that it is asked about
  /// @param visits how many positions to visit at most
  ProofSearch(Game game, TranspositionTable table, Position root, Visits visits) {
    this.game = game;
    this.table = table;
    this.visits = visits;
    Frame first = new Frame(root.copy());
    first.take(root.exactKey().orElseThrow());
    frames.add(first);
  }

  /// How many moves deep it went.
  int depth() {
    return depth;
  }

  /// How many positions it has opened: what it sees for the first time, and not again.
  long opened() {
    return opened;
  }

  private Frame frame(int level) {
    if (level == frames.size()) {
      frames.add(new Frame(frames.getLast().position.copy()));
    }
    return frames.get(level);
  }

  /// Asks what the root is worth, until it is known or may be visited no more.
  ///
  /// @param most whether it is asked about as much as it may be worth, and not about more than it is worth for sure
  /// @return whether there is more to look at than what leads round
  boolean ask(double value, boolean most) {
    round++;
    ProofNode root = root();
    ProofNode.Question question = new ProofNode.Question(most ? 0 : 1, value, round);
    search(0, root, question, ProofNode.NEVER, ProofNode.NEVER);
    return root.answers(question) || visits.paused();
  }

  /// Asks what a move of the root is worth, in the same way.
  boolean ask(int move, double value, boolean most) {
    round++;
    ProofNode root = root();
    ProofNode.Question question = new ProofNode.Question(most ? 0 : 1, value, round);
    ProofNode.Moves moves = opened(0, root);
    root.setOnTheWay(true);
    ProofNumbers numbers = frames.getFirst().numbers;
    boolean open = moves != null;
    while (moves != null && open && !visits.paused()) {
      numbers.begin(true);
      add(0, moves, move, question);
      open = numbers.proof() > 0 && numbers.refutation() > 0 && !numbers.leadsRound();
      if (open) {
        descend(0, moves, question, ProofNode.NEVER, ProofNode.NEVER);
      }
    }
    root.setOnTheWay(false);
    return numbers.proof() == 0 || numbers.refutation() == 0 || visits.paused();
  }

  private ProofNode root() {
    Position position = frames.getFirst().position;
    return node(position, position.exactKey().orElseThrow());
  }

  /// Looks at a position until the answer is known, or its numbers reach the limits.
  private void search(
      int level, ProofNode node, ProofNode.Question question, int proofLimit, int refutationLimit) {
    depth = Math.max(depth, level);
    ProofNode.Moves moves = opened(level, node);
    if (moves == null) {
      node.set(question, ProofNode.ROUND, ProofNode.ROUND);
      return;
    }
    node.setOnTheWay(true);
    while (reckon(level, node, moves, question, proofLimit, refutationLimit) && !visits.paused()) {
      descend(level, moves, question, proofLimit, refutationLimit);
    }
    node.setOnTheWay(false);
  }

  /// Brings a position up to date with what is known of its moves; answers whether to look at one of them.
  private boolean reckon(
      int level,
      ProofNode node,
      ProofNode.Moves moves,
      ProofNode.Question question,
      int proofLimit,
      int refutationLimit) {
    combine(node, moves);
    if (node.answers(question)) {
      return false;
    }
    ProofNumbers numbers = frames.get(level).numbers;
    numbers.begin(moves.rises());
    for (int move = 0; move < moves.count(); move++) {
      add(level, moves, move, question);
    }
    node.set(question, numbers.proof(), numbers.refutation());
    return numbers.proof() < proofLimit
        && numbers.refutation() < refutationLimit
        && !numbers.leadsRound();
  }

  /// Looks at the move that is the first to look at, or at one of its outcomes.
  private void descend(
      int level,
      ProofNode.Moves moves,
      ProofNode.Question question,
      int proofLimit,
      int refutationLimit) {
    Frame at = frames.get(level);
    int move = at.numbers.first();
    int proof = at.numbers.proofLimit(proofLimit);
    int refutation = at.numbers.refutationLimit(refutationLimit);
    int outcome = moves.from(move);
    ProofNode.Question asked = question;
    Chance chance = _ -> 0;
    if (moves.isChance(move)) {
      addOutcomes(at.ofChance, moves, move, question);
      proof = at.ofChance.proofLimit(proof);
      refutation = at.ofChance.refutationLimit(refutation);
      outcome = at.ofChance.first();
      asked = asked(moves, move, outcome, question);
      chance = new FixedChance(moves.rolls(outcome));
    }
    Frame next = frame(level + 1);
    at.position.copyTo(next.position);
    next.position.play(move, chance);
    visits.add();
    next.take(next.position.exactKey().orElseThrow());
    search(level + 1, moves.next(outcome), asked, proof, refutation);
  }

  /// Where the moves of the position at a level lead; null where they may not be looked at.
  private ProofNode.@Nullable Moves opened(int level, ProofNode node) {
    if (frames.get(level).turnsLeft == 0) {
      // The next turn is none here, though the position may have been opened where there was one.
      return null;
    }
    if (node.moves() == null) {
      open(level, node);
    }
    return node.moves();
  }

  /// Makes each move of the position at a level, with each outcome.
  private void open(int level, ProofNode node) {
    Frame at = frames.get(level);
    Position next = frame(level + 1).position;
    int count = at.position.choice().searched();
    ProofNode.Moves.Builder moves =
        new ProofNode.Moves.Builder(at.position.choice().seat() == Seat.A, count);
    for (int move = 0; move < count; move++) {
      rolls.begin();
      do {
        if (visits.over()) {
          return;
        }
        at.position.copyTo(next);
        next.play(move, rolls);
        visits.add();
        ExactKey key = next.exactKey().orElseThrow();
        moves.add(move, node(next, key), at.turnsLeft - key.turnsLeft(), rolls);
      } while (rolls.next());
    }
    visits.opened(count);
    opened++;
    node.open(moves.build());
  }

  private ProofNode node(Position position, ExactKey key) {
    if (position.outcome().isPresent()) {
      return end(position.outcome().get(), key);
    }
    TranspositionTable.Entry entry = table.of(key.key());
    ProofNode known = entry.node();
    return known == null ? entry.begin(game.value(position, Seat.A)) : known;
  }

  /// A play that is ended for its length is none that ends: in another turn it goes on.
  private static ProofNode end(Outcome outcome, ExactKey key) {
    Bounds bounds = new Bounds();
    ProofNode end = new ProofNode(bounds, 0);
    if (key.turnsLeft() == 0 && outcome.winner().isEmpty()) {
      end.setOnTheWay(true);
    } else {
      bounds.exactly(outcome.score(Seat.A), 0);
    }
    return end;
  }

  /// Narrows what is known of a position by what is known of its moves.
  private void combine(ProofNode node, ProofNode.Moves moves) {
    all.noMove(moves.rises());
    for (int move = 0; move < moves.count(); move++) {
      all.choice(moves.rises(), bounds(moves, move));
    }
    all.chosen();
    node.bounds.narrow(all);
  }

  private Bounds bounds(ProofNode.Moves moves, int move) {
    if (!moves.isChance(move)) {
      return seen(moves, moves.from(move));
    }
    sum.zero();
    for (int outcome = moves.from(move); outcome < moves.from(move + 1); outcome++) {
      sum.add(moves.weight(outcome), seen(moves, outcome));
    }
    sum.round();
    return sum;
  }

  /// The bounds of an outcome as they are before the move.
  private Bounds seen(ProofNode.Moves moves, int outcome) {
    seen.set(moves.next(outcome).bounds);
    seen.addTurns(moves.turns(outcome));
    return seen;
  }

  /// Adds the numbers of a move to those of the position at a level.
  private void add(int level, ProofNode.Moves moves, int move, ProofNode.Question question) {
    Frame at = frames.get(level);
    if (moves.isChance(move)) {
      addOutcomes(at.ofChance, moves, move, question);
      at.numbers.add(move, at.ofChance.proof(), at.ofChance.refutation());
    } else {
      ProofNode next = moves.next(moves.from(move));
      at.numbers.add(move, next.proof(question), next.refutation(question));
    }
  }

  /// The numbers of a move from those of its outcomes.
  private void addOutcomes(
      ProofNumbers numbers, ProofNode.Moves moves, int move, ProofNode.Question question) {
    double low = low(moves, move);
    double high = high(moves, move);
    boolean proved = low >= question.value() - EPSILON;
    if (proved || high < question.value() - EPSILON) {
      numbers.begin(true);
      numbers.add(moves.from(move), proved ? 0 : ProofNode.NEVER, proved ? ProofNode.NEVER : 0);
      return;
    }
    numbers.begin(!oneRefutes(moves, move, high - question.value()));
    for (int outcome = moves.from(move); outcome < moves.from(move + 1); outcome++) {
      ProofNode next = moves.next(outcome);
      if (!next.bounds.closed()) {
        ProofNode.Question asked = asked(moves, move, outcome, question);
        numbers.add(outcome, next.proof(asked), next.refutation(asked));
      }
    }
  }

  /// Whether one outcome alone can be worth so little that the move falls short.
  ///
  /// @param spare by how much it may be worth more than what is asked
  private static boolean oneRefutes(ProofNode.Moves moves, int move, double spare) {
    for (int outcome = moves.from(move); outcome < moves.from(move + 1); outcome++) {
      Bounds bounds = moves.next(outcome).bounds;
      if (!bounds.closed() && bounds.high - spare / moves.weight(outcome) > bounds.low + EPSILON) {
        return true;
      }
    }
    return false;
  }

  /// What is asked of one outcome of a move, so that the answer says something new.
  private static ProofNode.Question asked(
      ProofNode.Moves moves, int move, int outcome, ProofNode.Question question) {
    Bounds bounds = moves.next(outcome).bounds;
    double weight = moves.weight(outcome);
    double needed = bounds.high - (high(moves, move) - question.value()) / weight;
    double enough = bounds.low + (question.value() - low(moves, move)) / weight;
    double value = needed > bounds.low + EPSILON ? needed : enough;
    return question.of(Math.max(bounds.low + HAIR, Math.min(bounds.high - HAIR, value)));
  }

  private static double low(ProofNode.Moves moves, int move) {
    double low = 0;
    for (int outcome = moves.from(move); outcome < moves.from(move + 1); outcome++) {
      low += moves.weight(outcome) * moves.next(outcome).bounds.low;
    }
    return low;
  }

  private static double high(ProofNode.Moves moves, int move) {
    double high = 0;
    for (int outcome = moves.from(move); outcome < moves.from(move + 1); outcome++) {
      high += moves.weight(outcome) * moves.next(outcome).bounds.high;
    }
    return high;
  }
}
