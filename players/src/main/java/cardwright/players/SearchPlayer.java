package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/// A player that searches by Monte Carlo tree search, and that first proves what it can where a game can be played
/// exactly.
public final class SearchPlayer implements Player {
  /// How many positions exact play visits at least before a search begins.
  private static final int EXACT_POSITIONS = 4_000;

  /// How many it visits at most.
  private static final int MOST_EXACT_POSITIONS = 40_000;

  /// How many it visits for each iteration of the search, between these two.
  private static final long EXACT_FOR_AN_ITERATION = 5;

  private static final int NO_MOVE = -1;

  /// The share of all iterations that a move gets at least which it is asked about.
  private static final double ASKED_MOVE_SHARE = 0.25;

  /// The share of its time that it takes at most to evaluate each move before it searches.
  private static final double EVALUATION_SHARE = 0.3;

  /// By how much, as a share of a win, a move has to seem better than to pass that is evaluated lower, where the right
  /// to act goes back and forth. A search thinks too well of moves that put off what the other side is going to
  /// do: it sees less of what comes after them (the horizon effect; Berliner, 1973).
  private static final double LEAST_GAIN = 0.03;

  /// How much of the chance to win that to pass gives is enough in place of it. It is less where that chance is below
  /// 25 %: whoever is losing tries what seems a little better.
  private static final double ENOUGH_OF_PASSING = 0.12;

  private final Game game;
  private final Budget budget;
  private final Accuracy accuracy;
  private final PlayerOptions options;
  private final Solver solver;
  private final GreedyPlayer greedy;
  private final Chance chance;
  private final LongSupplier clock;

  /// A player for one play.
  ///
  /// @param accuracy how often it takes the move that it thinks best; else one of the others that it
  ///     looked at and that seem nearly as good
  public SearchPlayer(
      Game game, Budget budget, Accuracy accuracy, long seed, PlayerOptions options) {
    this(game, budget, accuracy, seed, options, System::nanoTime);
  }

  /// @param clock nanoseconds that go by for the thread that asks it
  SearchPlayer(
      Game game,
      Budget budget,
      Accuracy accuracy,
      long seed,
      PlayerOptions options,
      LongSupplier clock) {
    this.game = game;
    this.clock = clock;
    this.budget = budget.within(options.millis());
    this.accuracy = accuracy;
    this.options = options;
    this.solver = new Solver(game);
    this.greedy = new GreedyPlayer(game, options.declared(), seed);
    this.chance = new SeededChance(seed);
  }

  @Override
  public int choose(View view) {
    if (view.choice().searched() == 1) {
      return 0;
    }
    Consideration consideration = consider(view, view.choice().searched(), NO_MOVE);
    return chance.roll(1_000) < accuracy.best() * 1_000
        ? consideration.statistics().best().index()
        : inaccurateMove(consideration);
  }

  /// What it thinks of the moves of a view, the best first. In the middle of a set that somebody else may have picked in any order, every card that can be picked counts.
  public MoveStatistics think(View view) {
    return consider(view, onward(view.choice()), NO_MOVE).statistics();
  }

  private static int onward(Choice choice) {
    return choice.takeBacks() > 0 ? choice.count() - choice.takeBacks() : choice.searched();
  }

  /// What it thinks of the moves of a view, the best first, when it is asked about one of them: it
  /// searches that one, too, even if it would pass it over.
  ///
  /// @param asked the index of the move in the choice
  public MoveStatistics thinkOf(View view, int asked) {
    return consider(view, Math.max(onward(view.choice()), asked + 1), asked).statistics();
  }

  /// The statistics of the moves of a search, and their evaluations before it.
  ///
  /// @param evaluations the chance to win that each move was evaluated to give, from 0 to 1, by its index in
  ///     the choice; nothing where moves were proved
  /// @param pass the index of the move to pass, where the right to act goes back and forth; less than 0 elsewhere
  record Consideration(MoveStatistics statistics, List<Double> evaluations, int pass) {
    /// Whether a move is not worth what it costs: it is evaluated lower than to pass, and does not seem enough better.
    boolean isWasted(MoveStatistics.Estimate move) {
      if (pass < 0
          || pass >= evaluations.size()
          || statistics.of(pass).visits() == 0
          || evaluations.get(move.index()) >= evaluations.get(pass)) {
        return false;
      }
      double passed = statistics.of(pass).chance();
      return move.chance() - passed <= Math.min(LEAST_GAIN, ENOUGH_OF_PASSING * passed);
    }

    /// The same, but that to pass is the best move where the best one would be wasted.
    Consideration withoutWaste() {
      return isWasted(statistics.best())
          ? new Consideration(statistics.preferring(pass), evaluations, pass)
          : this;
    }

    /// The moves beside the best that seem nearly as good and are not wasted. To pass is none of them: people who
    /// overlook the best move still do something.
    ///
    /// @param margin how much regret they may have
    List<MoveStatistics.Estimate> nearlyAsGood(double margin) {
      int best = statistics.best().index();
      return statistics.moves().stream()
          .filter(each -> each.visits() > 0 && each.index() != best && each.index() != pass)
          .filter(each -> regret(each) <= margin && !isWasted(each))
          .toList();
    }

    /// The regret of a move: by how much it seems worse than the best, as a share of a win, by its statistics or its
    /// evaluation, whichever says more.
    double regret(MoveStatistics.Estimate move) {
      MoveStatistics.Estimate best = statistics.best();
      double statistics = best.chance() - move.chance();
      return evaluations.isEmpty()
          ? statistics
          : Math.max(statistics, evaluations.get(best.index()) - evaluations.get(move.index()));
    }
  }

  /// @param moves about how many moves it thinks, from the first
  private Consideration consider(View view, int moves, int asked) {
    long seed = ((long) chance.roll(Integer.MAX_VALUE) << 31) | chance.roll(Integer.MAX_VALUE);
    Deadline deadline = Deadline.of(budget, clock);
    Beliefs beliefs = OpponentModel.of(game, view, options.declared());
    Position world = view.determinize(beliefs, new SeededChance(seed));
    if (Solver.takes(world) && moves == view.choice().searched()) {
      Solution solution = solver.prove(world, exactly());
      if (solution.proved() && knows(solution, asked)) {
        return new Consideration(proved(solution), List.of(), NO_MOVE);
      }
    }
    double[] worth = evaluate(view, moves, beliefs, deadline);
    RootParallelSearch search = search(view, beliefs, worth, deadline);
    search.run(seed);
    if (asked != NO_MOVE) {
      search.explore(view.choice(), asked, ASKED_MOVE_SHARE, seed);
    }
    List<Double> evaluations = Arrays.stream(worth).map(each -> (1 + each) / 2).boxed().toList();
    MoveStatistics found = statistics(view.choice(), moves, search);
    int pass = greedy.quiet() ? view.choice().pass() : NO_MOVE;
    return new Consideration(found, evaluations, pass).withoutWaste();
  }

  /// How far exact play may go.
  private Solver.Limit exactly() {
    int positions =
        Math.clamp(
            EXACT_FOR_AN_ITERATION * budget.iterations(), EXACT_POSITIONS, MOST_EXACT_POSITIONS);
    return new Solver.Limit(positions, Math.max(1, budget.millis() / 4));
  }

  /// The evaluation of each move, from -1 to 1.
  double[] evaluate(View view, int moves, Beliefs beliefs, Deadline deadline) {
    Deadline evaluate =
        budget.timed()
            ? Deadline.in(Math.round(EVALUATION_SHARE * deadline.left()), clock)
            : Deadline.NEVER;
    return greedy.evaluate(view, moves, beliefs, evaluate).worth();
  }

  /// A search for each thread. Together they have the iterations that there are, and each has the
  /// time that is left.
  RootParallelSearch search(View view, Beliefs beliefs, double[] worth, Deadline deadline) {
    long millis = budget.timed() ? Math.max(1, Math.round(deadline.left())) : budget.millis();
    List<Search> search = new ArrayList<>();
    for (int i = 0; i < options.threads(); i++) {
      int iterations = budget.iterations() / options.threads();
      int more = i < budget.iterations() % options.threads() ? 1 : 0;
      Budget share = new Budget(Math.max(1, iterations + more), millis);
      View own = i == 0 ? view : view.copy();
      search.add(
          new Search(
              own,
              beliefs,
              worth,
              greedy.quiet(),
              new Playout(game, greedy.quiet()),
              share,
              clock));
    }
    return new RootParallelSearch(search);
  }

  private static boolean knows(Solution solution, int asked) {
    if (asked == NO_MOVE) {
      return true;
    }
    Solution.MoveBounds move = solution.moves().get(asked);
    return move.high() - move.low() < Bounds.EPSILON;
  }

  private static MoveStatistics proved(Solution solution) {
    List<MoveStatistics.Estimate> moves = new ArrayList<>();
    for (Solution.MoveBounds each : solution.moves()) {
      double chance = (each.low() + each.high()) / 2;
      int known = each.high() - each.low() < Bounds.EPSILON ? 1 : 0;
      int visits = each.index() == solution.best() ? 2 : known;
      moves.add(new MoveStatistics.Estimate(each.index(), each.move(), chance, visits));
    }
    return MoveStatistics.byVisits(moves, 0, true);
  }

  private static MoveStatistics statistics(Choice choice, int count, RootParallelSearch search) {
    List<MoveStatistics.Estimate> moves = new ArrayList<>();
    List<String> names = choice.notations();
    for (int i = 0; i < count; i++) {
      RootParallelSearch.Statistics known = search.statistics(choice.key(i));
      moves.add(
          new MoveStatistics.Estimate(i, names.get(i), (1 + known.mean()) / 2, known.visits()));
    }
    return MoveStatistics.byVisits(moves, search.iterations(), false);
  }

  /// An inaccurate move: another than the best that seems nearly as good and is not wasted, or the best where there is none.
  private int inaccurateMove(Consideration consideration) {
    List<MoveStatistics.Estimate> near = consideration.nearlyAsGood(accuracy.margin());
    MoveStatistics.Estimate move =
        near.isEmpty() ? consideration.statistics().best() : near.get(chance.roll(near.size()));
    return move.index();
  }
}
