package cardwright.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.lab.games.Aces;
import cardwright.lab.shard.ShardThreads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class SweepTest {
  private static final Aces GAME = new Aces();
  private static final CardFigure COST = CardFigure.named(GAME, "Ace", "cost");
  private static final List<Deck> DECKS =
      List.of(
          Aces.deck("three", "Ace", "Ace", "Ace", "Blank", "Blank"),
          Aces.deck("two", "Ace", "Ace", "Blank", "Blank", "Blank"));
  private static final List<Deck> FIELD =
      List.of(Aces.deck("none", "Blank", "Blank", "Blank", "Empty", "Empty"));

  private static Sweep sweep(int from, int to, int pairs, int threads) {
    return new Sweep(GAME, Aces.FORMAT, COST, from, to, DECKS, FIELD, "random", pairs, 3, threads);
  }

  private static SweepReport run(Sweep sweep, Consumer<SweepSums> soFar) {
    return sweep
        .run(new ShardThreads(sweep.threads()), Optional.empty(), Optional.empty(), soFar)
        .report();
  }

  private static SweepReport run(Sweep sweep) {
    return run(sweep, soFar -> {});
  }

  private static SweepReport run(int from, int to, int pairs) {
    return run(sweep(from, to, pairs, 1));
  }

  @Test
  void a_winner_that_wins_later_scores_less_and_less() {
    SweepReport report = run(2, 5, 60);

    List<Double> gains = report.values().stream().map(value -> value.gains().difference()).toList();
    assertThat(gains).isSortedAccordingTo(Collections.reverseOrder()).hasSize(4);
    assertThat(report.values().getLast().gains().interval().high()).isNegative();
  }

  @Test
  void what_is_printed_is_played_once_and_is_no_value_of_its_own() {
    SweepReport report = run(1, 2, 10);

    assertThat(report.values()).extracting(SweepReport.Value::value).containsExactly(2);
    assertThat(report.printed().games()).isEqualTo(40);
    assertThat(report.games()).isEqualTo(80).isEqualTo(sweep(1, 2, 10, 1).games());
  }

  @Test
  void a_value_that_the_game_does_not_understand_is_told_and_not_played() {
    SweepReport report = run(0, 2, 10);

    assertThat(report.values().getFirst().refused()).contains("Ace: a Winner costs at least 1");
    assertThat(report.values().getFirst().games().games()).isZero();
    assertThat(report.values().getLast().games().games()).isEqualTo(40);
  }

  @Test
  void the_same_seed_gives_the_same_report_for_any_number_of_threads() {
    assertThat(run(sweep(1, 4, 20, 3))).isEqualTo(run(1, 4, 20));
  }

  @Test
  void each_shard_is_told_with_all_before_it() {
    List<Long> told = Collections.synchronizedList(new ArrayList<>());

    run(sweep(1, 2, 10, 2), soFar -> told.add(soFar.games()));

    // Of two matches, five pairs with each of two values.
    assertThat(told).containsExactly(20L, 40L, 60L, 80L);
  }

  @Test
  void nonsense_is_refused() {
    assertRefused(() -> sweep(3, 2, 1, 1), "a sweep goes from 0 or more up to at most 50 more");
    assertRefused(() -> sweep(-1, 2, 1, 1), "a sweep goes from 0");
    assertRefused(() -> sweep(0, 51, 1, 1), "a sweep goes from 0");
    assertRefused(() -> sweep(1, 2, 0, 1), "a sweep needs from 1 to 1000000 pairs");
    assertRefused(() -> sweep(1, 40, 10_000, 1), "has more than 500,000 games");
    assertRefused(
        () -> new Sweep(GAME, Aces.FORMAT, COST, 1, 2, FIELD, DECKS, "random", 1, 1, 1),
        "Ace is not in the deck none");
    assertRefused(
        () -> new Sweep(GAME, Aces.FORMAT, COST, 1, 2, DECKS, List.of(), "random", 1, 1, 1),
        "a sweep needs from 1 to 200 decks on each side, not 0");
  }

  private static void assertRefused(Runnable made, String reason) {
    assertThatThrownBy(made::run).isInstanceOf(Refused.class).hasMessageContaining(reason);
  }
}
