package cardwright.lab.decks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.Pebbles;
import cardwright.lab.shard.ShardThreads;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class DeckMatrixTest {
  private static final Pebbles GAME = new Pebbles();
  private static final List<Deck> DECKS = List.of(deck("one", 1), deck("two", 2), deck("five", 5));

  private static Deck deck(String name, int pebbles) {
    return new Deck(name, "", Collections.nCopies(pebbles, "Pebble"));
  }

  private static DeckMatrix matrix(int pairs, int threads) {
    return new DeckMatrix(GAME, Pebbles.FORMAT, DECKS, "random", pairs, 5, threads);
  }

  private static MatrixReport run(DeckMatrix matrix, Consumer<MatrixSums> soFar) {
    return matrix
        .run(new ShardThreads(matrix.threads()), Optional.empty(), Optional.empty(), soFar)
        .report();
  }

  private static MatrixReport run(DeckMatrix matrix) {
    return run(matrix, soFar -> {});
  }

  @Test
  void the_same_seed_gives_the_same_matrix_for_any_number_of_threads() {
    MatrixReport alone = run(matrix(35, 1));

    assertThat(run(matrix(35, 3))).isEqualTo(alone);
    assertThat(alone.all().games()).isEqualTo(3 * 2 * 35);
  }

  @Test
  void what_one_deck_scores_the_other_does_not() {
    MatrixReport report = run(matrix(20, 1));

    assertThat(report.score(0, 2) + report.score(2, 0)).isCloseTo(1, within(1e-12));
    assertThat(report.scores(2, 1).pairs()).isEqualTo(20);
    assertThat(report.score(1, 1)).isEqualTo(0.5);
  }

  @Test
  void a_player_is_found_by_its_name_however_it_is_written() {
    DeckMatrix matrix = new DeckMatrix(GAME, Pebbles.FORMAT, DECKS, " Random", 1, 5, 1);

    assertThat(matrix.player()).isEqualTo("random");
    assertThat(run(matrix).games()).isEqualTo(matrix.games());
  }

  @Test
  void decks_that_have_not_met_are_no_whole_matrix() {
    MatrixSums sums = new MatrixSums(DECKS, "random");
    Encounter met = run(matrix(1, 1)).encounter(0, 1);

    sums.add(0, met);
    assertThat(sums.report().isWhole()).isFalse();
    sums.add(1, met);
    sums.add(2, met);
    assertThat(sums.report().isWhole()).isTrue();
  }

  @Test
  void a_pair_scores_as_its_two_games_do() {
    MatrixReport report = run(matrix(20, 1));

    assertThat(report.score(0, 1))
        .isCloseTo(report.encounter(0, 1).report().scoreA(), within(1e-12));
  }

  @Test
  void games_that_begin_and_go_alike_count_once() {
    Deck same = deck("same", 1);
    DeckMatrix alike =
        new DeckMatrix(GAME, Pebbles.FORMAT, List.of(same, same), "search:1", 50, 5, 2);

    // Ten heaps at most, from which the same player takes alike from either seat.
    Encounter encounter = run(alike).encounter(0, 1);
    assertThat(encounter.games()).isEqualTo(100);
    assertThat(encounter.distinct()).isBetween(2, 99);
  }

  @Test
  void each_shard_is_told_with_all_before_it() {
    List<Long> told = Collections.synchronizedList(new java.util.ArrayList<>());

    run(matrix(20, 2), soFar -> told.add(soFar.games()));

    assertThat(told).containsExactly(20L, 40L, 60L, 80L, 100L, 120L);
  }

  @Test
  void a_matrix_of_one_deck_or_of_no_games_is_refused() {
    assertThatThrownBy(
            () -> new DeckMatrix(GAME, Pebbles.FORMAT, List.of(deck("a", 1)), "random", 1, 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("a matrix needs from 2 to 200 decks, not 1");
    assertThatThrownBy(() -> matrix(0, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("a matrix needs from 1 to 1000000 pairs of games, not 0");
    assertThatThrownBy(() -> matrix(Integer.MAX_VALUE, 1)).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> matrix(1, 0)).isInstanceOf(Refused.class);
  }
}
