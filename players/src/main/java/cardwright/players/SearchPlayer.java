package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/// Searches among imagined plays; where a game can be played exactly, proves what it can.
public final class SearchPlayer implements Player {
  /// How many positions exact play visits before a search begins.
  private static final int EXACT = 4_000;

  private static final int NONE = -1;

  /// How often it looks at a move that it is asked about, as a share of all its thinking.
  private static final double SHARE = 0.25;

  /// How much of its time it takes at most to look at each move once before it searches.
  private static final double GLANCE = 0.3;

  private final Game game;
  private final Budget budget;
  private final Care care;
  private final Aids aids;
  private final Playout playout;
  private final Solver solver;
  private final GreedyPlayer greedy;
  private final Chance chance;
  private final LongSupplier clock;

  /// A player for one play.
  ///
  /// @param care how often it takes the move that it thinks best; else one of the others that it
  ///     looked at and that seem nearly as good
  public SearchPlayer(Game game, Budget budget, Care care, long seed, Aids aids) {
    this(game, budget, care, seed, aids, System::nanoTime);
  }

  /// @param clock nanoseconds that go by for the thread that asks it
  SearchPlayer(Game game, Budget budget, Care care, long seed, Aids aids, LongSupplier clock) {
    this.game = game;
    this.clock = clock;
    this.budget = budget.within(aids.millis());
    this.care = care;
    this.aids = aids;
    this.playout = new Playout(game);
    this.solver = new Solver(game);
    this.greedy = new GreedyPlayer(game, aids.declared(), seed);
    this.chance = Chance.seeded(seed);
  }

  @Override
  public int choose(View view) {
    if (view.choice().searched() == 1) {
      return 0;
    }
    Considered considered = consider(view, view.choice().searched(), NONE);
    return chance.roll(1_000) < care.best() * 1_000
        ? considered.thought().best().index()
        : slip(considered);
  }

  /// What it thinks of the moves of a view, the best first. In the middle of a set that somebody else may have picked in any order, every card that can be picked counts.
  public Thought think(View view) {
    return consider(view, onward(view.choice()), NONE).thought();
  }

  private static int onward(Choice choice) {
    return choice.takeBacks() > 0 ? choice.count() - choice.takeBacks() : choice.searched();
  }

  /// What it thinks of the moves of a view, the best first, when it is asked about one of them: it
  /// looks at that one, too, even if it would pass it over.
  ///
  /// @param asked the index of the move in the choice
  public Thought thinkOf(View view, int asked) {
    return consider(view, Math.max(onward(view.choice()), asked + 1), asked).thought();
  }

  /// What it thinks of moves, and what they look like at once.
  ///
  /// @param looks the chance that each move seems to give at once, from 0 to 1, by its index in the
  ///     choice; nothing where moves were proved
  private record Considered(Thought thought, List<Double> looks) {
    /// By how much a move seems worse than the best, as a share of a win, by the less kind of both
    /// opinions.
    double worse(Thought.Weighed move) {
      Thought.Weighed best = thought.best();
      double thought = best.chance() - move.chance();
      return looks.isEmpty()
          ? thought
          : Math.max(thought, looks.get(best.index()) - looks.get(move.index()));
    }
  }

  /// @param moves about how many moves it thinks, from the first
  private Considered consider(View view, int moves, int asked) {
    long seed = ((long) chance.roll(Integer.MAX_VALUE) << 31) | chance.roll(Integer.MAX_VALUE);
    Deadline deadline = Deadline.of(budget, clock);
    Beliefs beliefs = Supposition.of(game, view, aids.declared());
    Position world = view.imagine(beliefs, Chance.seeded(seed));
    if (Solver.takes(world) && moves == view.choice().searched()) {
      Solution solution =
          solver.solve(world, new Solver.Limit(EXACT, Math.max(1, budget.millis() / 4)));
      if (solution.proved() && knows(solution, asked)) {
        return new Considered(proved(solution), List.of());
      }
    }
    double[] worth = glance(view, moves, beliefs, deadline);
    Searches searches = searches(view, beliefs, worth, deadline);
    searches.run(seed);
    if (asked != NONE) {
      searches.look(view.choice(), asked, SHARE, seed);
    }
    List<Double> looks = Arrays.stream(worth).map(each -> (1 + each) / 2).boxed().toList();
    return new Considered(thought(view.choice(), moves, searches), looks);
  }

  /// What each move looks like at once, from -1 to 1.
  double[] glance(View view, int moves, Beliefs beliefs, Deadline deadline) {
    Deadline glance =
        budget.timed() ? Deadline.in(Math.round(GLANCE * deadline.left()), clock) : Deadline.NEVER;
    return greedy.weigh(view, moves, beliefs, glance).worth();
  }

  /// A search for each thread. Together they have the iterations that there are, and each has the
  /// time that is left.
  Searches searches(View view, Beliefs beliefs, double[] worth, Deadline deadline) {
    long millis = budget.timed() ? Math.max(1, Math.round(deadline.left())) : budget.millis();
    List<Search> searches = new ArrayList<>();
    for (int i = 0; i < aids.threads(); i++) {
      int iterations = budget.iterations() / aids.threads();
      int more = i < budget.iterations() % aids.threads() ? 1 : 0;
      Budget share = new Budget(Math.max(1, iterations + more), millis);
      View own = i == 0 ? view : view.copy();
      searches.add(new Search(own, beliefs, worth, greedy.rests(), playout, share, clock));
    }
    return new Searches(searches);
  }

  private static boolean knows(Solution solution, int asked) {
    if (asked == NONE) {
      return true;
    }
    Solution.Weighed move = solution.moves().get(asked);
    return move.high() - move.low() < Bounds.EPSILON;
  }

  private static Thought proved(Solution solution) {
    List<Thought.Weighed> moves = new ArrayList<>();
    for (Solution.Weighed each : solution.moves()) {
      double chance = (each.low() + each.high()) / 2;
      int known = each.high() - each.low() < Bounds.EPSILON ? 1 : 0;
      int visits = each.index() == solution.best() ? 2 : known;
      moves.add(new Thought.Weighed(each.index(), each.move(), chance, visits));
    }
    return new Thought(moves, 0, true);
  }

  private static Thought thought(Choice choice, int count, Searches searches) {
    List<Thought.Weighed> moves = new ArrayList<>();
    List<String> names = choice.notations();
    for (int i = 0; i < count; i++) {
      String name = names.get(i);
      Searches.Known known = searches.known(name);
      moves.add(new Thought.Weighed(i, name, (1 + known.mean()) / 2, known.visits()));
    }
    return new Thought(moves, searches.iterations(), false);
  }

  /// Another move than the best that seems nearly as good, or the best where there is none.
  private int slip(Considered considered) {
    Thought thought = considered.thought();
    List<Thought.Weighed> near =
        thought.moves().stream()
            .filter(each -> each.visits() > 0 && each.index() != thought.best().index())
            .filter(each -> considered.worse(each) <= care.margin())
            .toList();
    return near.isEmpty() ? thought.best().index() : near.get(chance.roll(near.size())).index();
  }
}
