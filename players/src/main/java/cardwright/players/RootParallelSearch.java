package cardwright.players;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Root parallelization: several searches for one decision, each with a tree and a thread of its own, whose
/// statistics of the moves add up.
///
/// @param all at least one
record RootParallelSearch(List<Search> all) {
  /// The statistics of a move.
  ///
  /// @param visits how often it was made
  /// @param sum of what it was worth to whoever decides, from -1 to 1 each time
  record Statistics(int visits, double sum) {
    /// What it was worth on the average; 0 when it was never made.
    double mean() {
      return visits == 0 ? 0 : sum / visits;
    }
  }

  /// Searches until the budgets are spent. One alone runs in the thread that calls.
  void run(long seed) {
    each(seed, (_, search, own) -> search.run(own));
  }

  /// Goes on with one move of a choice, however it looks, as long as all together made it less often
  /// than a share of all and than the move that they made most.
  ///
  /// @param share of the iterations until now, from 0 to 1
  void explore(Choice choice, int move, double share, long seed) {
    int most = 0;
    for (int i = 0; i < choice.count(); i++) {
      most = Math.max(most, statistics(choice.key(i)).visits());
    }
    long wanted = Math.min(Math.round(share * iterations()), most - 1);
    int missing = (int) Math.max(0, wanted - statistics(choice.key(move)).visits());
    each(
        seed,
        (number, search, own) -> {
          int more = number < missing % all.size() ? 1 : 0;
          search.explore(move, missing / all.size() + more, own);
        });
  }

  /// What a search does.
  @FunctionalInterface
  private interface Work {
    void run(int number, Search search, long seed);
  }

  private void each(long seed, Work work) {
    if (all.size() == 1) {
      work.run(0, all.getFirst(), seed);
      return;
    }
    Chance seeds = new SeededChance(seed);
    try (ExecutorService pool = Executors.newFixedThreadPool(all.size())) {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        int number = i;
        long own = seed(seeds);
        running.add(pool.submit(() -> work.run(number, all.get(number), own)));
      }
      running.forEach(RootParallelSearch::await);
    }
  }

  private static long seed(Chance chance) {
    return ((long) chance.roll(Integer.MAX_VALUE) << 31) | chance.roll(Integer.MAX_VALUE);
  }

  private static void await(Future<?> search) {
    try {
      search.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refused("the search was interrupted before its end", e);
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException failure -> throw failure;
        case Error failure -> throw failure;
        case null, default -> throw new IllegalStateException(e);
      }
    }
  }

  /// How many iterations there were.
  int iterations() {
    return all.stream().mapToInt(Search::iterations).sum();
  }

  /// The statistics of a move of the decision, over all searches.
  ///
  /// @param move its [Choice#key]
  Statistics statistics(long move) {
    int visits = 0;
    double sum = 0;
    for (Search search : all) {
      Node.Edge edge = search.edge(move);
      visits += edge == null ? 0 : edge.visits();
      sum += edge == null ? 0 : edge.sum();
    }
    return new Statistics(visits, sum);
  }
}
