package cardwright.players;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/// The exact search of one position: a little alpha-beta search, for what is near; then proof-number search, for
/// long lines that leave little choice; then alpha-beta search again, for what only the length of the play decides.
final class ExactSearch {
  /// How many positions alpha-beta search visits before anything else.
  private static final long NEAR = 500;

  /// How many positions of a hundred that are left then are for proof-number search.
  private static final long PROOFS = 75;

  /// How many positions the first question visits; each further pair of questions visits twice as many.
  private static final long FIRST_QUESTION = 1_000;

  /// After so many questions in a row that led round and round there are no more.
  private static final int VAIN_QUESTIONS = 4;

  /// A question leads round and round when it opens fewer than one position for so many visits.
  private static final int VISITS_FOR_NEW = 12;

  private final Choice choice;
  private final Visits visits;
  private final AlphaBeta alphaBeta;
  private final SearchFrame root;
  private final RootMoves rootMoves;
  private final IterativeDeepening deepening;
  private final ProofSearch proofs;

  ExactSearch(
      Game game, TranspositionTable table, Position position, long positions, long deadline) {
    this.choice = position.choice();
    this.visits = new Visits(positions, deadline);
    this.alphaBeta = new AlphaBeta(game, table, position, visits);
    this.root = alphaBeta.root();
    this.rootMoves = new RootMoves(root);
    this.deepening = new IterativeDeepening(alphaBeta, rootMoves, visits);
    this.proofs = new ProofSearch(game, table, position, visits);
  }

  /// Runs until the value is known.
  ///
  /// @param all whether it has to be known of each move, too, whether it is as good as the best
  void run(boolean all) {
    root.bounds.reset();
    visits.allow(NEAR);
    alphaBeta.expand(0, true);
    deepening.run(all);
    if (!rootMoves.known(all) && !visits.over()) {
      long rest = visits.left() * (100 - PROOFS) / 100;
      prove(rest);
      if (all && rootMoves.proved()) {
        compare(rest);
      }
    }
    visits.allowAll();
    deepening.run(all);
  }

  /// Asks in turns whether the position is worth as much as it may be, and whether it is worth more than it is for sure.
  ///
  /// @param rest how many positions to leave
  private void prove(long rest) {
    boolean most = root.maximizes;
    int vain = 0;
    long share = FIRST_QUESTION;
    for (int asked = 1; !rootMoves.proved() && vain < VAIN_QUESTIONS && left(rest) > 0; asked++) {
      double low = root.bounds.low;
      double high = root.bounds.high;
      Leads leads = new Leads();
      visits.allow(Math.min(share, left(rest)));
      boolean more = proofs.ask(most ? high - ProofSearch.HAIR : low + ProofSearch.HAIR, most);
      more &= leads.onward();
      lookAgain();
      vain = more || root.bounds.low > low || root.bounds.high < high ? 0 : vain + 1;
      most = !most;
      share *= asked % 2 == 0 ? 2 : 1;
    }
  }

  /// Asks of each move whether it is worse than the best, of all of them in turns.
  ///
  /// @param rest how many positions to leave
  private void compare(long rest) {
    boolean rises = root.maximizes;
    double value = rises ? root.bounds.low - ProofSearch.HAIR : root.bounds.high + ProofSearch.HAIR;
    BitSet open = new BitSet();
    for (int move = 0; move < root.moves; move++) {
      open.set(move, !rootMoves.compared(move));
    }
    for (long share = FIRST_QUESTION; !open.isEmpty() && left(rest) > 0; share *= 2) {
      for (int move = 0; move < root.moves && left(rest) > 0; move++) {
        if (open.get(move)) {
          Leads leads = new Leads();
          visits.allow(Math.min(share, left(rest)));
          boolean more = proofs.ask(move, value, rises) && visits.paused();
          open.set(move, more && leads.onward());
        }
      }
    }
    lookAgain();
  }

  /// Whether a question leads onward, or round and round.
  private final class Leads {
    private final long visited = visits.visited();
    private final long opened = proofs.opened();

    boolean onward() {
      return VISITS_FOR_NEW * (proofs.opened() - opened) > visits.visited() - visited;
    }
  }

  private long left(long rest) {
    return visits.left() - rest;
  }

  /// Takes in what is known of the moves now.
  private void lookAgain() {
    visits.allowAll();
    alphaBeta.lookAgain();
  }

  /// Whether the value is known.
  boolean proved() {
    return rootMoves.proved();
  }

  /// A best move, as [RootMoves#best] tells it.
  int best() {
    return rootMoves.best();
  }

  /// What was found, in the eyes of the seat that decides.
  ///
  /// @param line best play of both sides, as far as it was followed
  /// @param end how that ends; empty where it was not followed to the end
  Solution solution(List<Solution.Ply> line, Optional<Outcome> end) {
    List<Solution.MoveBounds> moves = new ArrayList<>();
    for (int move = 0; move < root.moves; move++) {
      Bounds child = root.children[move];
      moves.add(
          new Solution.MoveBounds(
              move,
              choice.move(move).notation(),
              root.maximizes ? child.low : 1 - child.high,
              root.maximizes ? child.high : 1 - child.low));
    }
    return new Solution(
        root.maximizes ? Seat.A : Seat.B,
        root.maximizes ? root.bounds.low : 1 - root.bounds.high,
        root.maximizes ? root.bounds.high : 1 - root.bounds.low,
        rootMoves.best(),
        moves,
        line,
        end,
        rootMoves.proved()
            && Math.max(root.bounds.lowTurns, root.bounds.highTurns) >= Bounds.TURN_LIMIT,
        visits.visited(),
        Math.max(deepening.depth(), proofs.depth()),
        visits.branching());
  }
}
