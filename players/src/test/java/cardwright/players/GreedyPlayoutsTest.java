package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Play-outs that compare moves, in a game whose searches look no further than the present turn.
final class GreedyPlayoutsTest {
  private static final int MOST_MOVES = 8;

  private final Bazaar game = Bazaar.ofOneTurn();

  /// A decision of several moves, some random moves into a play.
  private View decision(int seed) {
    Chance chance = new SeededChance(seed);
    Position position =
        game.start(Opening.of("usual", Bazaar.STALLS, Bazaar.THIEVES), chance, null);
    for (int i = 0; i < 8 + seed % 8 || position.choice().searched() < 2; i++) {
      position.play(chance.roll(position.choice().count()), chance);
      assertThat(position.outcome()).as("a play is longer than that").isEmpty();
    }
    return new View(position);
  }

  private GreedyPlayouts playouts(View view) {
    Beliefs beliefs = OpponentModel.of(game, view, Optional.empty());
    return new GreedyPlayouts(game, view, beliefs, new GreedyPlayer(game, Optional.empty(), 3), 11);
  }

  private Map<Integer, GreedyPlayouts.Result> compared(View view, int count) {
    List<Integer> moves = IntStream.range(0, view.choice().searched()).boxed().toList();
    return playouts(view).compare(moves, count, Deadline.NEVER);
  }

  private SearchPlayer player(Budget budget) {
    return new SearchPlayer(game, budget, Accuracy.FULL, 5, PlayerOptions.NONE);
  }

  @Test
  void a_search_that_looks_beyond_the_turn_needs_none() {
    assertThat(GreedyPlayouts.count(new Bazaar(), Level.EXPERT.budget())).isZero();
    assertThat(GreedyPlayouts.count(game, Level.EXPERT.budget())).isPositive();
  }

  @Test
  void a_budget_too_small_to_tell_two_moves_apart_has_none() {
    assertThat(GreedyPlayouts.count(game, Level.NORMAL.budget())).isZero();
    assertThat(GreedyPlayouts.count(game, Level.HARD.budget())).isPositive();
  }

  @Test
  void the_better_half_of_the_moves_is_tried_on() {
    View view = decision(4);
    Map<Integer, GreedyPlayouts.Result> results = compared(view, 400);
    assertThat(results).hasSize(view.choice().searched());
    int fewest = results.values().stream().mapToInt(GreedyPlayouts.Result::count).min().orElse(0);
    List<GreedyPlayouts.Result> on =
        results.values().stream().filter(each -> each.count() > fewest).toList();
    double left =
        results.values().stream()
            .filter(each -> each.count() == fewest)
            .mapToDouble(GreedyPlayouts.Result::mean)
            .max()
            .orElseThrow();
    assertThat(results.values()).allMatch(each -> Math.abs(each.mean()) <= 1);
    assertThat(on).isNotEmpty();
    assertThat(on.stream().mapToDouble(GreedyPlayouts.Result::mean).max().orElseThrow())
        .isGreaterThanOrEqualTo(left - 0.05);
  }

  @Test
  void the_same_seed_gives_the_same_results() {
    assertThat(compared(decision(2), 100)).isEqualTo(compared(decision(2), 100));
  }

  @Test
  void each_move_is_tried_once_even_when_there_is_no_time() {
    View view = decision(4);
    List<Integer> moves = IntStream.range(0, view.choice().searched()).boxed().toList();
    Deadline passed = new Deadline(() -> 1_000_000_000, 0, 1);
    assertThat(playouts(view).compare(moves, 400, passed).values())
        .allMatch(each -> each.count() == 1);
  }

  @Test
  void the_move_with_most_playouts_comes_first() {
    MoveStatistics statistics = player(Level.HARD.budget()).think(decision(6));
    List<MoveStatistics.Estimate> compared =
        statistics.moves().stream().filter(each -> each.playouts() > 0).toList();
    assertThat(compared).hasSizeBetween(2, MOST_MOVES);
    assertThat(statistics.moves().subList(0, compared.size())).isEqualTo(compared);
    assertThat(statistics.best().samples()).isEqualTo(statistics.best().playouts());
  }

  @Test
  void a_move_that_is_asked_about_is_compared_however_it_looks() {
    for (int seed = 0; seed < 10; seed++) {
      View view = decision(seed);
      for (int move = 0; move < view.choice().count(); move++) {
        assertThat(player(Level.HARD.budget()).thinkOf(view, move).of(move).playouts())
            .isPositive();
      }
    }
  }

  @Test
  void a_limit_in_time_holds_for_both_parts_of_the_thinking() {
    AtomicLong now = new AtomicLong();
    SearchPlayer player =
        new SearchPlayer(
            game,
            Budget.millis(400),
            Accuracy.FULL,
            1,
            PlayerOptions.NONE,
            () -> now.addAndGet(1_000_000));
    MoveStatistics statistics = player.think(decision(4));
    assertThat(statistics.best().playouts()).isPositive();
    assertThat(now.get()).as("nanoseconds of the player's clock").isLessThan(420_000_000);
  }
}
