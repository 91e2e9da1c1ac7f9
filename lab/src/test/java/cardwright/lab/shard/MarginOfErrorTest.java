package cardwright.lab.shard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.ExperimentDescription;
import cardwright.lab.GameSource;
import cardwright.lab.cards.Ablation;
import cardwright.lab.cards.AblationReport;
import cardwright.lab.cards.CardFigure;
import cardwright.lab.cards.Exchange;
import cardwright.lab.cards.Sweep;
import cardwright.lab.cards.SweepReport;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.decks.GoingFirst;
import cardwright.lab.decks.GoingFirstReport;
import cardwright.lab.decks.MatrixReport;
import cardwright.lab.games.Aces;
import cardwright.lab.statistics.Margin;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds for each experiment that ends as soon as its ranges lie within a margin of error.
class MarginOfErrorTest {
  private static final Game GAME = new Aces();
  private static final Deck ACES = Aces.deck("aces", "Ace", "Ace", "Ace", "Blank", "Blank");
  private static final Deck SOME = Aces.deck("some", "Ace", "Blank", "Stone", "Blank", "Stone");
  private static final Deck NONE = Aces.deck("none", "Blank", "Blank", "Blank", "Empty", "Empty");

  private static final Optional<Margin> NO_MARGIN = Optional.empty();

  /// None of the experiments has so many games.
  private static final Optional<Margin> TOO_NARROW = Optional.of(new Margin(0.01));

  @TempDir private Path folder;

  /// An experiment, and how it is run.
  ///
  /// @param margin one at which it ends early, and not at its first look
  record Case(PlannedExperiment<?> experiment, Optional<Margin> margin, Run run) {
    @Override
    public String toString() {
      return experiment.work().title();
    }

    Object report(Optional<Margin> other) {
      return run.report(new ShardThreads(1), Optional.empty(), other);
    }
  }

  @FunctionalInterface
  interface Run {
    Object report(ShardRunner runner, Optional<ShardFolder> kept, Optional<Margin> margin);
  }

  private static Stream<Case> experiments() {
    DeckMatrix matrix =
        new DeckMatrix(GAME, Aces.FORMAT, List.of(ACES, SOME, NONE), "random", 400, 3, 2);
    GoingFirst first =
        new GoingFirst(
            GAME, Aces.FORMAT, List.of(ACES, SOME), List.of("random", "greedy"), 400, 3, 2);
    List<Deck> field = List.of(SOME, NONE);
    List<Exchange> exchanges =
        List.of(
            new Exchange("Ace", List.of("Blank", "Stone")), new Exchange("Blank", List.of("Ace")));
    Ablation ablation =
        new Ablation(GAME, Aces.FORMAT, ACES, field, exchanges, "random", 400, 3, 2);
    // A value of 0 is refused, and never measured.
    CardFigure cost = CardFigure.named(GAME, "Ace", "cost");
    Sweep sweep =
        new Sweep(GAME, Aces.FORMAT, cost, 0, 3, List.of(ACES), field, "random", 400, 3, 2);
    return Stream.of(
        new Case(
            matrix,
            Optional.of(new Margin(5)),
            (runner, kept, margin) -> matrix.run(runner, kept, margin, soFar -> {}).report()),
        new Case(
            first,
            Optional.of(new Margin(6)),
            (runner, kept, margin) -> first.run(runner, kept, margin, soFar -> {}).report()),
        new Case(
            ablation,
            Optional.of(new Margin(4)),
            (runner, kept, margin) -> ablation.run(runner, kept, margin, soFar -> {}).report()),
        new Case(
            sweep,
            Optional.of(new Margin(4)),
            (runner, kept, margin) -> sweep.run(runner, kept, margin, soFar -> {}).report()));
  }

  private static double widest(Object report) {
    return switch (report) {
      case MatrixReport matrix -> matrix.widest();
      case GoingFirstReport first -> first.widest();
      case AblationReport ablation -> ablation.widest();
      case SweepReport sweep -> sweep.widest();
      default -> throw new IllegalArgumentException();
    };
  }

  private Object into(Case each, ShardRunner runner, Optional<Margin> margin) {
    String description =
        new ExperimentDescription(new GameSource("aces", List.of()), each.experiment()).text();
    try (ShardFolder kept = ShardFolder.open(folder, description)) {
      return each.run().report(runner, Optional.of(kept), margin);
    }
  }

  /// A runner that notes what it is asked for, look by look.
  private static ShardRunner noting(List<List<Integer>> asked, int threads) {
    return (work, shards, results) -> {
      asked.add(List.copyOf(shards));
      new ShardThreads(threads).run(work, shards, results);
    };
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void it_ends_at_one_of_a_few_looks_with_all_ranges_within(Case each) {
    List<Integer> told = new ArrayList<>();
    List<Double> widest = new ArrayList<>();
    for (double points = 50; points > 0.4; points *= 0.9) {
      List<List<Integer>> asked = new ArrayList<>();
      Optional<Margin> margin = Optional.of(new Margin(points));
      Object report = each.run().report(noting(asked, 2), Optional.empty(), margin);
      int shards = asked.stream().mapToInt(List::size).sum();
      boolean whole = shards == each.experiment().work().shards();
      assertThat(whole || margin.get().admits(widest(report))).isTrue();
      if (told.isEmpty() || told.getLast() < shards) {
        told.add(shards);
        widest.add(widest(report));
      }
    }

    // Matches of 400 pairs are looked at after 50 of them, 67, 89, 119, 159, 212, 283, 378 and all.
    assertThat(told).hasSizeBetween(3, 8).last().isEqualTo(each.experiment().work().shards());
    assertThat(widest).isSortedAccordingTo(Collections.reverseOrder());
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void it_ends_early_with_the_same_report_for_any_number_of_threads(Case each) {
    List<List<Integer>> asked = new ArrayList<>();
    Object alone = each.run().report(noting(asked, 1), Optional.empty(), each.margin());

    assertThat(each.run().report(new ShardThreads(3), Optional.empty(), each.margin()))
        .isEqualTo(alone);
    assertThat(asked).hasSizeGreaterThan(1);
    assertThat(asked.stream().mapToInt(List::size).sum())
        .isLessThan(each.experiment().work().shards());
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void a_folder_with_more_than_is_needed_gives_the_same_report(Case each) {
    Object whole = into(each, new ShardThreads(2), NO_MARGIN);
    List<List<Integer>> asked = new ArrayList<>();

    assertThat(into(each, noting(asked, 1), each.margin())).isEqualTo(each.report(each.margin()));
    assertThat(into(each, noting(asked, 1), TOO_NARROW)).isEqualTo(whole);
    assertThat(asked).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void a_folder_of_a_run_that_ended_early_serves_a_narrower_margin_and_none(Case each) {
    Object early = into(each, new ShardThreads(2), Optional.of(new Margin(50)));
    List<List<Integer>> asked = new ArrayList<>();

    assertThat(early).isNotEqualTo(each.report(each.margin()));
    assertThat(into(each, noting(asked, 3), each.margin())).isEqualTo(each.report(each.margin()));
    assertThat(into(each, noting(asked, 3), NO_MARGIN)).isEqualTo(each.report(NO_MARGIN));
    assertThat(asked.stream().flatMap(List::stream)).doesNotHaveDuplicates().doesNotContain(0);
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void what_was_cut_short_between_two_looks_goes_on_to_the_same_report(Case each) {
    List<List<Integer>> asked = new ArrayList<>();
    assertThatThrownBy(() ->
            into(
                each,
                (work, shards, results) -> {
                  boolean second = !asked.isEmpty();
                  asked.add(shards);
                  int end = second ? shards.size() / 2 : shards.size();
                  List<Integer> some = new ArrayList<>(shards);
                  Collections.reverse(some);
                  new ShardThreads(1).run(work, some.subList(0, end), results);
                  if (second) {
                    throw new Refused("stopped");
                  }
                },
                each.margin()))
        .hasMessage("stopped");

    List<List<Integer>> rest = new ArrayList<>();
    assertThat(into(each, noting(rest, 3), each.margin())).isEqualTo(each.report(each.margin()));
    assertThat(rest.getFirst()).isNotEmpty().isSubsetOf(asked.getLast());
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void where_it_is_not_reached_all_is_played(Case each) {
    assertThat(each.report(TOO_NARROW)).isEqualTo(each.report(NO_MARGIN));
  }
}
