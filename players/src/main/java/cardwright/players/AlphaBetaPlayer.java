package cardwright.players;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.List;

/// Alpha-beta search of one determinization to a growing depth, with the evaluation of the game at its leaves.
///
/// It takes for certain what it has imagined of hidden cards and of chance, as programs for games without secrets would; other players
/// are compared with it. An iteration is a position that it visits. Of the deepest search that the budget allows the best move is taken; one that
/// is cut short counts as far as its moves were compared.
final class AlphaBetaPlayer implements Player {
  /// The depth, in choices of two or more moves, at which it ends in any case.
  private static final int MAX_DEPTH = 60;

  /// How many moves in a row that are no decision are made on the way at most.
  private static final int MAX_FORCED = 64;

  private final Game game;
  private final Budget budget;
  private final PlayerOptions options;
  private final Chance chance;

  AlphaBetaPlayer(Game game, Budget budget, long seed, PlayerOptions options) {
    this.game = game;
    this.budget = budget.within(options.millis());
    this.options = options;
    this.chance = new SeededChance(seed);
  }

  @Override
  public int choose(View view) {
    if (view.choice().searched() == 1) {
      return 0;
    }
    Position world = view.determinize(OpponentModel.of(game, view, options.declared()), chance);
    long rolls = ((long) chance.roll(Integer.MAX_VALUE) << 31) | chance.roll(Integer.MAX_VALUE);
    return new Deepening(world, view.seat(), rolls).best();
  }

  /// The search of one decision.
  private final class Deepening {
    private final Position root;
    private final Seat seat;
    private final long rolls;
    private final Deadline deadline = Deadline.of(budget, System::nanoTime);
    private final List<ScratchPosition> scratch = new ArrayList<>();
    private int visited;
    private boolean cutOff;

    /// @param rolls what chance brings, wherever it has a part in a move
    Deepening(Position root, Seat seat, long rolls) {
      this.root = root;
      this.seat = seat;
      this.rolls = rolls;
    }

    int best() {
      int[] order = ordered(root, 0);
      for (int depth = 2; depth <= MAX_DEPTH && !stopped(); depth++) {
        cutOff = false;
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < order.length && !stopped(); i++) {
          double value = value(after(root, order[i], 0), 1, depth - 1, most, 1);
          if (value > most && !stopped()) {
            most = value;
            best = i;
          }
        }
        toFront(order, best);
        if (!cutOff) {
          break;
        }
      }
      return order[0];
    }

    private boolean stopped() {
      return visited >= budget.iterations() || deadline.passed();
    }

    /// What a position is worth to the seat that searches, from -1 to 1, as far as that lies between two values.
    ///
    /// @param level how many decisions were made before
    /// @param depth how many more are looked at
    private double value(Position position, int level, int depth, double alpha, double beta) {
      if (position.outcome().isPresent()) {
        return worth(position, seat);
      }
      if (depth == 0 || stopped()) {
        cutOff = true;
        return worth(position, seat);
      }
      boolean own = position.choice().seat() == seat;
      double low = alpha;
      double high = beta;
      int[] order = depth > 1 ? ordered(position, level) : listed(position);
      double best = own ? -1 : 1;
      for (int i = 0; i < order.length && low < high && (i == 0 || !stopped()); i++) {
        double value = value(after(position, order[i], level), level + 1, depth - 1, low, high);
        best = own ? Math.max(best, value) : Math.min(best, value);
        low = own ? Math.max(low, best) : low;
        high = own ? high : Math.min(high, best);
      }
      return best;
    }

    /// The position after a move, and after all that follows without a decision.
    private Position after(Position position, int move, int level) {
      while (scratch.size() <= level) {
        scratch.add(new ScratchPosition());
      }
      Position after = scratch.get(level).from(position);
      Chance same = new SeededChance(rolls + level);
      after.play(move, same);
      for (int i = 0;
          i < MAX_FORCED && after.outcome().isEmpty() && after.choice().searched() == 1;
          i++) {
        after.play(0, same);
      }
      visited++;
      return after;
    }

    private static int[] listed(Position position) {
      int[] moves = new int[position.choice().searched()];
      for (int i = 0; i < moves.length; i++) {
        moves[i] = i;
      }
      return moves;
    }

    /// The moves of a position, the one first after which it is worth most to who decides.
    private int[] ordered(Position position, int level) {
      Choice choice = position.choice();
      Seat decides = choice.seat();
      int[] moves = listed(position);
      double[] worth = new double[moves.length];
      for (int move = 0; move < moves.length; move++) {
        double found = worth(after(position, move, level), decides);
        int at = move;
        while (at > 0 && worth[at - 1] < found) {
          worth[at] = worth[at - 1];
          moves[at] = moves[at - 1];
          at--;
        }
        worth[at] = found;
        moves[at] = move;
      }
      return moves;
    }

    private double worth(Position position, Seat whose) {
      return position
          .outcome()
          .map(outcome -> 2 * outcome.score(whose) - 1)
          .orElseGet(() -> game.value(position, whose));
    }
  }

  private static void toFront(int[] order, int at) {
    int first = order[at];
    System.arraycopy(order, 0, order, 1, at);
    order[0] = first;
  }
}
