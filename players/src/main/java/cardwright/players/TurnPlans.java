package cardwright.players;

import cardwright.engine.Choice;
import cardwright.engine.Position;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/// What a player can still do in their own turn after a move, before they hand over: the move is worth what the best plan is worth that it begins.
///
/// Plans are tried breadth first, and a position only once, however it is reached: it counts for the move from which it was reached first.
final class TurnPlans {
  /// How many positions are valued beyond those right after the moves. Twice as many win no more than they cost.
  private static final int POSITIONS = 24;

  /// How many moves of a choice are tried at most.
  private static final int WIDTH = 40;

  private final Lookahead lookahead;
  private final String stop;
  private final Deadline deadline;
  private final Queue<Plan> open = new ArrayDeque<>();
  private final Set<Long> seen = new HashSet<>();
  private int left = POSITIONS;

  /// Some moves in a row.
  ///
  /// @param first the index of the first of them
  /// @param reached the position after them
  private record Plan(int first, Position reached) {}

  /// @param stop the notation of the move that hands over
  /// @param deadline from then on no further position is valued
  TurnPlans(Lookahead lookahead, String stop, Deadline deadline) {
    this.lookahead = lookahead;
    this.stop = stop;
    this.deadline = deadline;
  }

  /// Raises what each move is worth to what its best plan is worth.
  ///
  /// @param after the positions after the moves; they stay as they are
  /// @param worth what these are worth when the player hands over there
  void raise(List<Position> after, double[] worth) {
    for (int move = 0; move < after.size(); move++) {
      add(new Plan(move, after.get(move)));
    }
    while (goesOn() && !open.isEmpty()) {
      extend(open.remove(), worth);
    }
  }

  private boolean goesOn() {
    return left > 0 && !deadline.passed();
  }

  private boolean add(Plan plan) {
    return seen.add(plan.reached().fingerprint()) && open.add(plan);
  }

  private void extend(Plan plan, double[] worth) {
    Position at = plan.reached();
    if (!lookahead.isOwn(at)) {
      return;
    }
    Choice choice = at.choice();
    int hand = choice.indexOf(stop);
    int moves = hand < 0 ? 0 : Math.min(WIDTH, choice.searched());
    for (int move = 0; move < moves && goesOn(); move++) {
      if (move != hand) {
        extend(plan, move, worth);
      }
    }
  }

  private void extend(Plan plan, int move, double[] worth) {
    Plan longer = new Plan(plan.first(), lookahead.after(plan.reached(), move));
    if (add(longer)) {
      left--;
      worth[plan.first()] = Math.max(worth[plan.first()], lookahead.worth(longer.reached(), stop));
    }
  }
}
