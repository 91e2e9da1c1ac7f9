package cardwright.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.cards.Balancing.Bounds;
import cardwright.lab.games.Aces;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BalancingTest {
  /// The King wins as early as the Ace.
  private static final Game GAME = new Aces().with("# King\nWinner, cost 1\n", "");

  private static final Deck STRONG = Aces.deck("strong", "King", "King", "King", "King", "King");
  private static final Deck WEAK = Aces.deck("weak", "Ace", "Blank", "Blank", "Blank", "Blank");
  private static final Bounds BOUNDS = new Bounds(List.of(), false, 0.1, 6);

  private static Balancing balancing(List<Deck> decks, Bounds bounds, int threads) {
    return new Balancing(GAME, Aces.FORMAT, decks, bounds, "random", 40, 5, threads);
  }

  private static BalancingReport run(List<Deck> decks, Bounds bounds) {
    return new BalancingRun(balancing(decks, bounds, 1), Optional.empty(), soFar -> {}).run();
  }

  @Test
  void a_deck_that_is_too_strong_is_made_even_by_its_figure() {
    BalancingReport report = run(List.of(STRONG, WEAK), BOUNDS);

    assertThat(report.before().average(0)).isGreaterThan(0.7);
    assertThat(report.changes())
        .singleElement()
        .satisfies(change -> {
          assertThat(change.figure().words()).isEqualTo("King, cost");
          assertThat(change.value()).isGreaterThan(1);
        });
    assertThat(report.steps()).hasSize(report.changes().getFirst().size());
    assertThat(report.after())
        .hasValueSatisfying(after -> {
          assertThat(BalancingReport.distance(after))
              .isLessThan(BalancingReport.distance(report.before()) / 2);
          assertThat(after.games()).isEqualTo(report.before().games());
        });
  }

  @Test
  void even_decks_are_left_alone() {
    BalancingReport report = run(List.of(STRONG, STRONG), BOUNDS);

    assertThat(report.changes()).isEmpty();
    assertThat(report.steps()).isEmpty();
    assertThat(report.check().map(BalancingReport.Check::end)).contains(BalancingReport.End.EVEN);
    assertThat(report.after()).contains(report.before());
  }

  @Test
  void only_cards_that_may_be_changed_are() {
    BalancingReport report =
        run(List.of(STRONG, WEAK), new Bounds(List.of("Blank"), false, 0.1, 6));

    // The cost of a Blank changes nothing, so that no step holds.
    assertThat(report.steps()).isEmpty();
    assertThat(report.check().map(BalancingReport.Check::end))
        .contains(BalancingReport.End.NONE_FOUND);
    assertThat(report.after()).contains(report.before());
  }

  @Test
  void the_same_seed_gives_the_same_report_for_any_number_of_threads() {
    List<Deck> decks = List.of(STRONG, WEAK);

    assertThat(new BalancingRun(balancing(decks, BOUNDS, 3), Optional.empty(), soFar -> {}).run())
        .isEqualTo(run(decks, BOUNDS));
  }

  @Test
  void what_was_found_is_told_again_and_again_and_never_more_games_than_were_announced() {
    List<Long> told = new ArrayList<>();
    Balancing balancing = balancing(List.of(STRONG, WEAK), BOUNDS, 1);

    BalancingReport report =
        new BalancingRun(balancing, Optional.empty(), soFar -> told.add(soFar.games())).run();

    assertThat(told).isSorted().endsWith(report.games());
    assertThat(report.games()).isLessThanOrEqualTo(balancing.games());
  }

  @Test
  void the_steps_lead_to_the_changes() {
    BalancingReport report = run(List.of(STRONG, WEAK), new Bounds(List.of(), false, 0.02, 8));

    Map<CardFigure, Integer> values = new LinkedHashMap<>();
    for (BalancingReport.Step step : report.steps()) {
      int before = values.getOrDefault(step.figure(), step.figure().value());
      assertThat(step.from()).isEqualTo(before);
      values.put(step.figure(), step.to());
    }
    values.entrySet().removeIf(entry -> entry.getKey().value() == entry.getValue());
    assertThat(report.changes())
        .containsExactlyInAnyOrderElementsOf(
            values.entrySet().stream()
                .map(entry -> new FigureChange(entry.getKey(), entry.getValue()))
                .toList())
        .isNotEmpty();
  }

  @Test
  void nonsense_is_refused() {
    assertRefused(() -> balancing(List.of(STRONG), BOUNDS, 1), "needs from 2 to 50 decks, not 1");
    assertRefused(() -> balancing(List.of(STRONG, WEAK), BOUNDS, 0), "threads");
    assertRefused(
        () -> new Balancing(GAME, Aces.FORMAT, List.of(STRONG, WEAK), BOUNDS, "random", 7, 1, 1),
        "needs at least 8 pairs");
    assertRefused(
        () ->
            new Balancing(
                GAME, Aces.FORMAT, List.of(STRONG, WEAK), BOUNDS, "random", 1_000_000, 1, 1),
        "may take more than 20,000,000 games");
    assertRefused(
        () -> balancing(List.of(STRONG, WEAK), new Bounds(List.of("Stone"), false, 0.1, 6), 1),
        "no card of these decks has a figure that may be changed");
    assertRefused(() -> new Bounds(List.of(), false, 0, 6), "more than 0 and less than 50 points");
    assertRefused(() -> new Bounds(List.of(), false, Double.NaN, 6), "less than 50 points");
    assertRefused(() -> new Bounds(List.of(), false, 0.1, 0), "from 1 to 100 steps, not 0");
  }

  private static void assertRefused(Runnable made, String reason) {
    assertThatThrownBy(made::run).isInstanceOf(Refused.class).hasMessageContaining(reason);
  }
}
