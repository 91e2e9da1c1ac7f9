package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Flat Monte Carlo: makes each move in many determinizations, plays each on by chance to the end of the play, and takes the
/// move that wins most often.
///
/// It knows nothing of the game but its rules, so it is what other players are compared with. Which move is tried next is decided by UCB1 (Auer,
/// Cesa-Bianchi and Fischer, "Finite-time analysis of the multiarmed bandit problem", 2002); a determinization serves
/// several iterations, as in [Search].
final class FlatMonteCarloPlayer implements Player {
  private static final int WORLDS = 32;

  /// The constant of UCB1 for results from 0 to 1.
  private static final double EXPLORATION = Math.sqrt(2);

  /// A play that has not ended after so many choices counts as a draw.
  private static final int MAX_CHOICES = 10_000;

  private final Game game;
  private final Budget budget;
  private final PlayerOptions options;
  private final Chance chance;

  FlatMonteCarloPlayer(Game game, Budget budget, long seed, PlayerOptions options) {
    this.game = game;
    this.budget = budget.within(options.millis());
    this.options = options;
    this.chance = new SeededChance(seed);
  }

  @Override
  public int choose(View view) {
    Choice choice = view.choice();
    int moves = choice.searched();
    return moves == 1 ? 0 : choose(view, moves);
  }

  private int choose(View view, int moves) {
    Deadline deadline = Deadline.of(budget, System::nanoTime);
    Beliefs beliefs = OpponentModel.of(game, view, options.declared());
    List<Position> worlds = new ArrayList<>();
    ScratchPosition scratch = new ScratchPosition();
    int[] visits = new int[moves];
    double[] sums = new double[moves];
    for (int i = 0; i < budget.iterations() && (i == 0 || !deadline.passed()); i++) {
      if (worlds.size() < WORLDS) {
        worlds.add(view.determinize(beliefs, chance));
      }
      int move = next(visits, sums, i);
      Position world = scratch.from(worlds.get(i % WORLDS));
      world.play(move, chance);
      sums[move] += playedOut(world, view.seat());
      visits[move]++;
    }
    return most(visits, sums);
  }

  /// The move that UCB1 tries next: one that was never tried, or the one that could be best.
  private static int next(int[] visits, double[] sums, int iterations) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int move = 0; move < visits.length; move++) {
      if (visits[move] == 0) {
        return move;
      }
      double bound =
          sums[move] / visits[move] + EXPLORATION * Math.sqrt(Math.log(iterations) / visits[move]);
      if (bound > most) {
        most = bound;
        best = move;
      }
    }
    return best;
  }

  /// Plays a position on by chance; what the play came to for a seat, from 0 to 1.
  private double playedOut(Position position, Seat seat) {
    for (int i = 0; i < MAX_CHOICES && position.outcome().isEmpty(); i++) {
      position.play(chance.roll(position.choice().searched()), chance);
    }
    return position.outcome().map(outcome -> outcome.score(seat)).orElse(0.5);
  }

  /// The move that was tried most often: of several the one with the best results.
  private static int most(int[] visits, double[] sums) {
    int most = Arrays.stream(visits).max().orElse(0);
    int best = -1;
    for (int move = 0; move < visits.length; move++) {
      if (visits[move] == most && (best < 0 || sums[move] > sums[best])) {
        best = move;
      }
    }
    return best;
  }
}
