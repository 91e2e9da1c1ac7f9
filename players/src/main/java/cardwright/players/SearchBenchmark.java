package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.View;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Runs the parts of a search one by one on given decisions, so that the speed of each can be measured.
public final class SearchBenchmark {
  private final List<View> views;
  private final List<Beliefs> beliefs;
  private final GreedyPlayer greedy;
  private final Playout playout;
  private final LongSupplier clock;

  /// The pieces for some decisions of a game.
  ///
  /// @param clock nanoseconds that go by
  public SearchBenchmark(Game game, List<View> views, LongSupplier clock) {
    this.views = List.copyOf(views);
    this.beliefs =
        views.stream().map(view -> OpponentModel.of(game, view, Optional.empty())).toList();
    this.greedy = new GreedyPlayer(game, Optional.empty(), 0);
    this.clock = clock;
    // So it learns how turns go in this game.
    for (int i = 0; i < views.size(); i++) {
      greedy.evaluate(views.get(i), beliefs.get(i), Deadline.NEVER);
    }
    this.playout = new Playout(game, greedy.quiet());
  }

  /// How many decisions there are.
  public int decisions() {
    return views.size();
  }

  /// Deals what is hidden anew and plays by chance to the end of the play.
  ///
  /// @param decision from 0 to [#decisions] less 1
  /// @return what it came to for whoever decides, from -1 to 1
  public double whole(int decision, Chance chance) {
    Position world = determinize(decision, chance);
    while (world.outcome().isEmpty()) {
      world.play(chance.roll(world.choice().searched()), chance);
    }
    return playout.worth(world, views.get(decision).seat());
  }

  /// Deals what is hidden anew, plays on as a search does, and values.
  ///
  /// @param decision from 0 to [#decisions] less 1
  /// @return what it came to for whoever decides, from -1 to 1
  public double cut(int decision, Chance chance) {
    Position world = determinize(decision, chance);
    int last = playout.horizon(world);
    return playout.value(world, views.get(decision).seat(), last, chance);
  }

  private Position determinize(int decision, Chance chance) {
    return views.get(decision).determinize(beliefs.get(decision), chance);
  }

  /// Searches until the budget is spent or the decision is settled.
  ///
  /// @param decision from 0 to [#decisions] less 1
  /// @return how many iterations that took
  public int search(int decision, Budget budget, long seed) {
    View view = views.get(decision);
    Beliefs beliefs_ = beliefs.get(decision);
    double[] worth = greedy.evaluate(view, beliefs_, Deadline.NEVER).worth();
    boolean quiet = greedy.quiet();
    Search search = new Search(view, beliefs_, worth, quiet, playout, budget, clock);
    search.run(seed);
    return search.iterations();
  }
}
