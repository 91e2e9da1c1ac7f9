package cardwright.lab.shard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.lab.ExperimentDescription;
import cardwright.lab.GameSource;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.decks.MatrixReport;
import cardwright.lab.games.Pebbles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShardFolderTest {
  private static final DeckMatrix MATRIX = matrix(7);
  private final MatrixReport whole =
      MATRIX.run(new ShardThreads(1), Optional.empty(), Optional.empty(), soFar -> {}).report();

  @TempDir private Path folder;

  private static DeckMatrix matrix(long seed) {
    List<Deck> decks = List.of(deck("one", 1), deck("two", 2), deck("five", 5));
    return new DeckMatrix(new Pebbles(), Pebbles.FORMAT, decks, "random", 35, seed, 2);
  }

  private static Deck deck(String name, int pebbles) {
    return new Deck(name, "", Collections.nCopies(pebbles, "Pebble"));
  }

  private static String described(DeckMatrix matrix) {
    return new ExperimentDescription(new GameSource("pebbles", List.of()), matrix).text();
  }

  /// Runs the matrix with that folder.
  private MatrixReport run(ShardRunner runner) {
    try (ShardFolder kept = ShardFolder.open(folder, described(MATRIX))) {
      return MATRIX.run(runner, Optional.of(kept), Optional.empty(), soFar -> {}).report();
    }
  }

  /// A runner that notes what it is asked for.
  private static ShardRunner noting(List<Integer> asked) {
    return (work, shards, results) -> {
      asked.addAll(shards);
      new ShardThreads(2).run(work, shards, results);
    };
  }

  private Path results() {
    return folder.resolve("shards.txt");
  }

  @Test
  void a_run_goes_on_from_where_it_stopped() {
    assertThatThrownBy(() ->
            run((work, shards, results) -> {
              new ShardThreads(1).run(work, shards.subList(0, 5), results);
              throw new Refused("stopped");
            }))
        .hasMessage("stopped");

    List<Integer> asked = new ArrayList<>();
    assertThat(run(noting(asked))).isEqualTo(whole);
    assertThat(MATRIX.work().shards()).isEqualTo(12);
    assertThat(asked).containsExactly(5, 6, 7, 8, 9, 10, 11);
  }

  @Test
  void what_is_whole_is_read_and_not_played() {
    run(new ShardThreads(2));

    List<Integer> asked = new ArrayList<>();
    assertThat(run(noting(asked))).isEqualTo(whole);
    assertThat(asked).isEmpty();
  }

  @Test
  void a_torn_last_line_is_passed_over_and_played_again() throws IOException {
    run(new ShardThreads(1));
    byte[] before = Files.readAllBytes(results());
    Files.write(results(), Arrays.copyOf(before, before.length - 20));

    List<Integer> asked = new ArrayList<>();
    assertThat(run(noting(asked))).isEqualTo(whole);
    assertThat(asked).containsExactly(11);
    assertThat(results()).hasBinaryContent(before);
  }

  @Test
  void after_a_write_that_failed_nothing_more_is_written() throws IOException {
    try (ShardFolder kept = ShardFolder.open(folder, described(MATRIX), new FailingWrite(1))) {
      kept.keep(3, "first");
      assertThatThrownBy(() -> kept.keep(4, "second"))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("shards.txt: it cannot be written (no room)");
      assertThat(results()).hasContent("3 first\n");
      assertThatThrownBy(() -> kept.keep(5, "third"))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("after a write that failed");
    }
    assertThat(results()).hasContent("3 first\n");
  }

  @Test
  void a_run_goes_on_after_a_write_that_failed() {
    try (ShardFolder kept = ShardFolder.open(folder, described(MATRIX), new FailingWrite(4))) {
      assertThatThrownBy(() ->
              MATRIX
                  .run(new ShardThreads(2), Optional.of(kept), Optional.empty(), soFar -> {})
                  .report())
          .isInstanceOf(Refused.class);
    }

    List<Integer> asked = new ArrayList<>();
    assertThat(run(noting(asked))).isEqualTo(whole);
    assertThat(asked).hasSize(MATRIX.work().shards() - 4);
  }

  @Test
  void a_shard_that_is_told_twice_counts_once() throws IOException {
    MatrixReport report =
        run((work, shards, results) -> {
          new ShardThreads(2).run(work, shards, results);
          new ShardThreads(2).run(work, shards, results);
        });

    assertThat(report).isEqualTo(whole);
    assertThat(Files.readAllLines(results())).hasSize(MATRIX.work().shards());
  }

  @Test
  void the_folder_of_another_experiment_is_refused() {
    run(new ShardThreads(1));

    assertThatThrownBy(() -> ShardFolder.open(folder, described(matrix(8))))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("another experiment. There it says 'seed 7', here 'seed 8'");
  }

  @Test
  void two_runs_do_not_share_a_folder() {
    try (ShardFolder _ = ShardFolder.open(folder, described(MATRIX))) {
      assertThatThrownBy(() -> ShardFolder.open(folder, described(MATRIX)))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("another run is writing to this folder");
    }
  }

  @Test
  void a_line_that_is_no_result_is_refused_with_its_place() throws IOException {
    run(new ShardThreads(1));
    for (String line :
        List.of("nonsense", "12 pairs=", "99 pairs=1,0,0,0,0", "0 pairs=1,2", "0 turns=7:-3")) {
      Files.writeString(results(), line + "\n");
      assertThatThrownBy(() -> run(new ShardThreads(1)))
          .as(line)
          .isInstanceOf(Refused.class)
          .hasMessageContaining("shards.txt:1: ");
    }
  }

  @Test
  void a_result_whose_counts_do_not_go_together_is_refused() throws IOException {
    run(new ShardThreads(1));
    String first = Files.readAllLines(results()).getFirst();
    Files.writeString(results(), first.replaceFirst("draws=\\d+", "draws=99") + "\n");

    assertThatThrownBy(() -> run(new ShardThreads(1)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("the counts of this result do not go together");
  }

  @Test
  void results_without_a_description_are_refused() throws IOException {
    Files.writeString(results(), "0 pairs=\n", StandardOpenOption.CREATE);

    assertThatThrownBy(() -> run(new ShardThreads(1)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("there are results in it, but no experiment.txt");
  }
}
