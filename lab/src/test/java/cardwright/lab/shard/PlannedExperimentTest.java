package cardwright.lab.shard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.ExperimentDescription;
import cardwright.lab.GameSource;
import cardwright.lab.cards.Ablation;
import cardwright.lab.cards.CardFigure;
import cardwright.lab.cards.Exchange;
import cardwright.lab.cards.Sweep;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.decks.GoingFirst;
import cardwright.lab.games.Aces;
import cardwright.lab.ladder.Ladder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds for each experiment that falls into shards.
class PlannedExperimentTest {
  private static final Game GAME = new Aces();
  private static final Deck ACES = Aces.deck("aces", "Ace", "Ace", "Ace", "Blank", "Blank");
  private static final Deck SOME = Aces.deck("some", "Ace", "Blank", "Stone", "Blank", "Stone");
  private static final Deck NONE = Aces.deck("none", "Blank", "Blank", "Blank", "Empty", "Empty");

  @TempDir private Path folder;

  /// An experiment, and how it is run.
  record Case(PlannedExperiment<?> experiment, Run run) {
    @Override
    public String toString() {
      return experiment.work().title();
    }

    String description() {
      return new ExperimentDescription(new GameSource("aces", List.of()), experiment).text();
    }

    Object whole() {
      return run.report(new ShardThreads(1), Optional.empty());
    }
  }

  @FunctionalInterface
  interface Run {
    Object report(ShardRunner runner, Optional<ShardFolder> kept);
  }

  private static Stream<Case> experiments() {
    List<String> players = List.of("random", "greedy");
    DeckMatrix matrix =
        new DeckMatrix(GAME, Aces.FORMAT, List.of(ACES, SOME, NONE), "random", 25, 3, 2);
    GoingFirst first = new GoingFirst(GAME, Aces.FORMAT, List.of(ACES, SOME), players, 25, 3, 2);
    Ladder ladder = new Ladder(GAME, Aces.FORMAT, List.of(ACES, SOME), players, 25, 3, 2);
    List<Deck> field = List.of(SOME, NONE);
    List<Exchange> exchanges =
        List.of(
            new Exchange("Ace", List.of("Blank", "Stone")), new Exchange("Blank", List.of("Ace")));
    Ablation ablation = new Ablation(GAME, Aces.FORMAT, ACES, field, exchanges, "random", 15, 3, 2);
    CardFigure cost = CardFigure.named(GAME, "Ace", "cost");
    Sweep sweep =
        new Sweep(GAME, Aces.FORMAT, cost, 0, 3, List.of(ACES), field, "random", 15, 3, 2);
    return Stream.of(
        new Case(
            matrix,
            (runner, kept) -> matrix.run(runner, kept, Optional.empty(), soFar -> {}).report()),
        new Case(
            first,
            (runner, kept) -> first.run(runner, kept, Optional.empty(), soFar -> {}).report()),
        new Case(
            ladder,
            (runner, kept) -> ladder.run(runner, kept, Optional.empty(), soFar -> {}).report()),
        new Case(
            ablation,
            (runner, kept) -> ablation.run(runner, kept, Optional.empty(), soFar -> {}).report()),
        new Case(
            sweep,
            (runner, kept) -> sweep.run(runner, kept, Optional.empty(), soFar -> {}).report()));
  }

  private Object into(Case each, ShardRunner runner) {
    try (ShardFolder kept = ShardFolder.open(folder, each.description())) {
      return each.run().report(runner, Optional.of(kept));
    }
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void it_is_made_again_from_its_description(Case each) {
    String text = each.description();

    PlannedExperiment<?> read = ExperimentDescription.read(text, _ -> GAME);

    assertThat(new ExperimentDescription(new GameSource("aces", List.of()), read).text())
        .isEqualTo(text);
    assertThat(read.work().shards()).isEqualTo(each.experiment().work().shards()).isPositive();
    assertThat(read.work().play(1)).isEqualTo(each.experiment().work().play(1));
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void what_was_interrupted_goes_on_to_the_same_report(Case each) {
    assertThatThrownBy(() ->
            into(
                each,
                (work, shards, results) -> {
                  new ShardThreads(1).run(work, shards.subList(0, 3), results);
                  throw new Refused("stopped");
                }))
        .hasMessage("stopped");

    List<Integer> asked = new ArrayList<>();
    Object report =
        into(
            each,
            (work, shards, results) -> {
              asked.addAll(shards);
              new ShardThreads(3).run(work, shards, results);
            });

    assertThat(report).isEqualTo(each.whole());
    assertThat(asked).hasSize(each.experiment().work().shards() - 3).doesNotContain(0, 1, 2);
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void shards_in_any_order_and_told_twice_count_once(Case each) {
    Object report =
        into(
            each,
            (work, shards, results) -> {
              List<Integer> backwards = new ArrayList<>(shards);
              Collections.reverse(backwards);
              new ShardThreads(1).run(work, backwards, results);
              new ShardThreads(2).run(work, shards, results);
            });

    assertThat(report).isEqualTo(each.whole());
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void a_result_that_is_none_is_refused_with_its_place(Case each) throws IOException {
    into(each, new ShardThreads(2));
    Path results = folder.resolve("shards.txt");
    String line = Files.readAllLines(results).getFirst();
    for (String other : List.of(line + ";", line.replaceFirst("pairs=\\d+", "pairs=77"), "0 x")) {
      Files.writeString(results, other + "\n");
      assertThatThrownBy(() -> into(each, new ShardThreads(1)))
          .as(other)
          .isInstanceOf(Refused.class)
          .hasMessageContaining("shards.txt:1: ");
    }
  }
}
