package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Beliefs;
import cardwright.engine.Choice;
import cardwright.engine.Opening;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/// Several threads that think about one decision.
final class RootParallelSearchTest {
  private final Map<Thread, Long> asked = new ConcurrentHashMap<>();

  private final Bazaar game = new Bazaar();
  private final View view =
      new View(
          game.start(
              Opening.of("usual", Bazaar.STALLS, Bazaar.THIEVES), new SeededChance(5), null));

  /// A clock of each thread's own, on which a millisecond goes by whenever it is asked.
  private long clock() {
    return asked.merge(Thread.currentThread(), 1_000_000L, Long::sum);
  }

  private SearchPlayer player(Budget budget, int threads) {
    return new SearchPlayer(
        game, budget, Accuracy.FULL, 3, PlayerOptions.threads(threads), this::clock);
  }

  private RootParallelSearch search(Budget budget, int threads) {
    SearchPlayer player = player(budget, threads);
    Beliefs beliefs = OpponentModel.of(game, view, Optional.empty());
    Deadline deadline = Deadline.in(budget.millis(), this::clock);
    double[] worth = player.evaluate(view, view.choice().searched(), beliefs, deadline);
    return player.search(view, beliefs, worth, deadline);
  }

  @Test
  void what_the_threads_learn_adds_up() {
    RootParallelSearch search = search(Budget.iterations(301), 3);
    search.run(7);
    int all = 0;
    Choice choice = view.choice();
    for (int i = 0; i < choice.count(); i++) {
      long move = choice.key(i);
      int visits = 0;
      double sum = 0;
      for (Search each : search.all()) {
        visits += each.edge(move).visits();
        sum += each.edge(move).sum();
      }
      assertThat(search.statistics(move).visits()).isEqualTo(visits);
      assertThat(search.statistics(move).sum()).isEqualTo(sum, within(1e-9));
      all += visits;
    }
    assertThat(search.iterations()).isEqualTo(all);
    assertThat(search.all()).allMatch(each -> each.iterations() > 0);
  }

  @Test
  void an_asked_move_is_looked_at_on_all_threads_together() {
    RootParallelSearch search = search(Budget.iterations(300), 3);
    search.run(7);
    int least = 0;
    Choice choice = view.choice();
    for (int i = 0; i < choice.count(); i++) {
      least = visits(search, i) < visits(search, least) ? i : least;
    }
    int before = visits(search, least);
    int wanted = (int) Math.round(0.25 * search.iterations());
    assertThat(wanted).isGreaterThan(before + 3);
    int[] alone = new int[3];
    for (int i = 0; i < 3; i++) {
      alone[i] = search.all().get(i).edge(choice.key(least)).visits();
    }
    search.explore(choice, least, 0.25, 7);
    assertThat(visits(search, least)).isEqualTo(wanted);
    for (int i = 0; i < 3; i++) {
      int more = search.all().get(i).edge(choice.key(least)).visits() - alone[i];
      assertThat(more).isBetween((wanted - before) / 3, (wanted - before) / 3 + 1);
    }
    search.explore(choice, least, 0.25, 8);
    assertThat(visits(search, least)).isEqualTo(wanted);
  }

  private int visits(RootParallelSearch search, int move) {
    return search.statistics(view.choice().key(move)).visits();
  }

  @Test
  void the_threads_have_different_chance() {
    RootParallelSearch search = search(Budget.iterations(400), 2);
    search.run(7);
    assertThat(sum(search.all().getFirst())).isNotEqualTo(sum(search.all().getLast()));
  }

  private double sum(Search search) {
    double sum = 0;
    for (int i = 0; i < view.choice().count(); i++) {
      sum += search.edge(view.choice().key(i)).sum();
    }
    return sum;
  }

  @Test
  void the_threads_share_the_iterations() {
    assertThat(player(Budget.iterations(30), 4).think(view).iterations()).isEqualTo(30);
  }

  @Test
  void more_threads_do_more_in_the_same_time() {
    Budget budget = Budget.millis(300);
    double one = player(budget, 1).think(view).iterations();
    double two = player(budget, 2).think(view).iterations();
    assertThat(two / one).isBetween(1.8, 2.2);
  }

  @Test
  void one_thread_thinks_the_same_each_time() {
    Budget budget = Budget.iterations(300);
    assertThat(player(budget, 1).think(view)).isEqualTo(player(budget, 1).think(view));
  }

  @Test
  void a_decision_needs_a_thread() {
    assertThatThrownBy(() -> PlayerOptions.threads(0))
        .isInstanceOf(Refused.class)
        .hasMessage("a decision takes from 1 to 256 threads, not 0");
  }
}
