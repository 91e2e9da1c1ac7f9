package cardwright.lab.shard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.ExperimentDescription;
import cardwright.lab.GameSource;
import cardwright.lab.cards.Balancing;
import cardwright.lab.cards.BalancingRun;
import cardwright.lab.games.Aces;
import cardwright.lab.search.DeckMeta;
import cardwright.lab.search.DeckSearch;
import cardwright.lab.search.MetaEffort;
import cardwright.lab.search.SearchEffort;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds for each experiment whose later games follow from what earlier ones came to, and whose results a folder keeps.
class KeptExperimentTest {
  private static final Game GAME = new Aces();
  private static final Deck ACES = Aces.deck("aces", "Ace", "Ace", "Ace", "Ace", "Ace");
  private static final Deck SOME = Aces.deck("some", "Ace", "Blank", "Stone", "Blank", "Stone");
  private static final Deck NONE = Aces.deck("none", "Blank", "Blank", "Blank", "Empty", "Empty");

  @TempDir private Path folder;

  /// An experiment, and how it is run.
  record Case(KeptExperiment experiment, Run run) {
    @Override
    public String toString() {
      return experiment.getClass().getSimpleName();
    }

    String description() {
      return new ExperimentDescription(new GameSource("aces", List.of()), experiment).text();
    }
  }

  @FunctionalInterface
  interface Run {
    Object report(Optional<ShardFolder> kept);
  }

  private static Stream<Case> experiments() {
    List<Deck> decks = List.of(ACES, SOME, NONE);
    Balancing balancing =
        new Balancing(
            GAME,
            Aces.FORMAT,
            decks,
            new Balancing.Bounds(List.of(), false, 0.05, 3),
            "random",
            16,
            3,
            2);
    SearchEffort effort = new SearchEffort(4, 6, 5, 2, 25);
    DeckSearch search =
        new DeckSearch(
            GAME, Aces.FORMAT, List.of(SOME), decks, "random", effort, Optional.empty(), 3, 2);
    DeckSearch map =
        new DeckSearch(
            GAME,
            Aces.FORMAT,
            List.of(SOME),
            decks,
            "random",
            effort,
            Optional.of(new DeckSearch.MapWanted("cost", "different", 3)),
            3,
            2);
    DeckMeta meta =
        new DeckMeta(
            GAME,
            Aces.FORMAT,
            List.of(SOME, NONE),
            "random",
            new MetaEffort(20, 2, 1_000, 25, 0.01),
            3,
            2);
    return Stream.of(
        new Case(balancing, kept -> new BalancingRun(balancing, kept, soFar -> {}).run()),
        new Case(search, kept -> search.run(kept, soFar -> {})),
        new Case(map, kept -> map.run(kept, soFar -> {})),
        new Case(meta, kept -> meta.run(kept, soFar -> {})));
  }

  private Object into(Case each, FileOpener files) {
    try (ShardFolder kept = ShardFolder.open(folder, each.description(), files)) {
      return each.run().report(Optional.of(kept));
    }
  }

  private Path results() {
    return folder.resolve("shards.txt");
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void what_was_interrupted_goes_on_to_the_same_report(Case each) throws IOException {
    Object whole = each.run().report(Optional.empty());
    int before = 0;
    for (int good : List.of(3, 12)) {
      assertThatThrownBy(() -> into(each, new FailingWrite(good)))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("shards.txt: ");
      int kept = Files.readAllLines(results()).size();
      assertThat(kept).isEqualTo(before + good);
      before = kept;
    }

    assertThat(into(each, FileChannel::open)).isEqualTo(whole);
    List<String> lines = Files.readAllLines(results());
    assertThat(lines).hasSizeGreaterThan(before);
    assertThat(into(each, FileChannel::open)).isEqualTo(whole);
    assertThat(Files.readAllLines(results())).isEqualTo(lines);
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void results_of_other_games_in_their_place_are_refused(Case each) throws IOException {
    into(each, FileChannel::open);
    List<String> lines = new ArrayList<>(Files.readAllLines(results()));
    lines.replaceAll(line -> line.startsWith("5 ") ? "5 asked=0 " + line.substring(2) : line);
    Files.write(results(), lines);

    assertThatThrownBy(() -> into(each, FileChannel::open))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(
            "shards.txt: shard 5: these are other games than are asked for here; the program that wrote it goes on otherwise");
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void its_description_is_made_into_no_experiment_elsewhere(Case each) {
    assertThatThrownBy(() -> ExperimentDescription.read(each.description(), _ -> GAME))
        .isInstanceOf(Refused.class);
  }
}
