package cardwright.lab.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.lab.ExperimentDescription;
import cardwright.lab.GameSource;
import cardwright.lab.games.Pebbles;
import cardwright.lab.shard.ShardThreads;
import cardwright.lab.statistics.Margin;
import cardwright.lab.statistics.Ratings;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LadderTest {
  private static final Pebbles GAME = new Pebbles();
  private static final List<String> PLAYERS = List.of("random", "search:20", "search:200");

  private static Ladder ladder(List<Deck> decks, List<String> players, int pairs, int threads) {
    return new Ladder(GAME, Pebbles.FORMAT, decks, players, pairs, 3, threads);
  }

  private static LadderReport run(Ladder ladder) {
    return ladder
        .run(new ShardThreads(ladder.threads()), Optional.empty(), Optional.empty(), soFar -> {})
        .report();
  }

  @Test
  void who_searches_stands_above_who_moves_by_chance() {
    LadderReport report = run(ladder(List.of(), PLAYERS, 60, 2));
    List<Ratings.Rating> ratings = report.ratings().ratings();

    assertThat(report.games()).isEqualTo(3 * 2 * 60);
    assertThat(ratings.getFirst().points()).isEqualTo(Ratings.BEGINNER);
    assertThat(ratings.get(1).interval().low()).isGreaterThan(Ratings.BEGINNER);
    assertThat(report.scores(1, 0)).isEqualTo(report.scores(0, 1).reversed());
    assertThat(report.scores(2, 0).score()).isGreaterThan(0.6);
  }

  @Test
  void the_same_seed_gives_the_same_report_for_any_number_of_threads() {
    LadderReport alone = run(ladder(List.of(), PLAYERS, 25, 1));

    assertThat(run(ladder(List.of(), PLAYERS, 25, 3))).isEqualTo(alone);
  }

  @Test
  void decks_are_drawn_from_those_that_are_given() {
    Deck one = Deck.of("Pebble");
    LadderReport given = run(ladder(List.of(one, one), List.of("random", "greedy"), 30, 1));
    LadderReport made = run(ladder(List.of(), List.of("random", "greedy"), 30, 1));

    assertThat(given).isNotEqualTo(made);
  }

  @Test
  void it_ends_where_all_scores_are_known_well_enough() {
    Ladder ladder = ladder(List.of(), List.of("random", "search:20"), 100_000, 1);
    LadderReport report =
        ladder
            .run(new ShardThreads(1), Optional.empty(), Optional.of(new Margin(8)), soFar -> {})
            .report();

    assertThat(report.widest()).isLessThanOrEqualTo(0.08);
    assertThat(report.pairs()).isLessThan(1_000);
  }

  @Test
  void a_ladder_is_made_again_from_its_description() {
    Ladder ladder = ladder(List.of(Deck.of("Pebble"), Deck.of("Pebble")), PLAYERS, 30, 1);
    String text = new ExperimentDescription(new GameSource("pebbles", List.of()), ladder).text();

    assertThat(ExperimentDescription.read(text, name -> GAME)).isEqualTo(ladder);
  }

  @Test
  void a_player_named_twice_takes_part_once() {
    assertThat(ladder(List.of(), List.of("random", " Random", "greedy"), 1, 1).players())
        .containsExactly("random", "greedy");
  }

  @Test
  void nonsense_is_refused() {
    assertThatThrownBy(() -> ladder(List.of(), List.of("random"), 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("the ladder needs from 2 to 20 players, not 1");
    assertThatThrownBy(() -> ladder(List.of(), List.of("random", "nobody"), 1, 1))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> ladder(List.of(), PLAYERS, 0, 1)).isInstanceOf(Refused.class);
  }
}
