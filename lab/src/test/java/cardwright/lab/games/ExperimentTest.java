package cardwright.lab.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExperimentTest {
  private static final Pebbles GAME = new Pebbles();

  /// Takes by chance.
  private static final Entrant ANY =
      new Entrant(
          "any",
          (game, seed) -> {
            Chance chance = new SeededChance(seed);
            return view -> chance.roll(view.choice().searched());
          });

  /// Takes as many as it may.
  private static final Entrant MANY =
      new Entrant("many", (game, seed) -> view -> view.choice().searched() - 1);

  private static Experiment experiment(Entrant a, Entrant b, int games, long seed, int threads) {
    return new Experiment(GAME, a, b, Decks.random(Pebbles.FORMAT), games, seed, threads);
  }

  @Test
  void a_report_is_the_same_for_any_number_of_threads() {
    Encounter alone = experiment(ANY, MANY, 501, 7, 1).run();

    assertThat(experiment(ANY, MANY, 501, 7, 2).run()).isEqualTo(alone);
    assertThat(experiment(ANY, MANY, 501, 7, 5).run()).isEqualTo(alone);
    assertThat(alone.games()).isEqualTo(501);
  }

  @Test
  void a_sequential_test_ends_a_match_after_the_same_games_for_any_number_of_threads() {
    SequentialTest test = new SequentialTest(0.5, 0.8);
    Encounter alone = experiment(MANY, MANY, 500, 7, 1).run(test, soFar -> {});

    assertThat(test.of(alone.scores())).isEqualTo(SequentialTest.Verdict.LOW);
    assertThat(alone.games()).isLessThan(500);
    assertThat(experiment(MANY, MANY, 500, 7, 3).run(test, soFar -> {})).isEqualTo(alone);
    assertThat(alone).isEqualTo(experiment(MANY, MANY, (int) alone.games(), 7, 1).run());
  }

  @Test
  void a_match_that_a_test_does_not_decide_has_as_many_games_as_are_given() {
    SequentialTest close = new SequentialTest(0.499, 0.501);

    assertThat(experiment(MANY, MANY, 51, 7, 2).run(close, soFar -> {}).games()).isEqualTo(51);
  }

  @Test
  void another_seed_gives_another_report() {
    assertThat(experiment(ANY, MANY, 500, 8, 1).run())
        .isNotEqualTo(experiment(ANY, MANY, 500, 7, 1).run());
  }

  @Test
  void a_report_is_the_sum_of_its_games() {
    Experiment experiment = experiment(ANY, MANY, 40, 3, 1);

    Report sum =
        IntStream.range(0, 40)
            .mapToObj(experiment::play)
            .reduce(Report.none("any", "many"), Report::plus);

    assertThat(sum).isEqualTo(experiment.run().report());
    assertThat(sum.draws()).isPositive();
    assertThat(sum.meanDecisions()).isBetween(2.0, 20.0);
    assertThat(sum.meanTurns()).isBetween(3.0, 20.0);
  }

  @Test
  void two_games_with_one_seed_are_a_pair() {
    Experiment experiment = experiment(ANY, MANY, 41, 3, 1);
    Encounter sum = Encounter.none("any", "many");
    for (int number = 0; number < 40; number += 2) {
      sum =
          sum.plus(
              Encounter.of(
                  new PlayedPair(
                      experiment.played(number, false), experiment.played(number + 1, false))));
    }

    Encounter whole = experiment.run();

    assertThat(sum.scores().pairs()).isEqualTo(20);
    assertThat(whole.games()).isEqualTo(41);
    assertThat(whole.scores()).isEqualTo(sum.scores());
    assertThat(whole.first()).isEqualTo(sum.first());
    assertThat(whole.courses()).containsAll(sum.courses());
  }

  @Test
  void players_that_leave_nothing_to_chance_win_a_game_of_each_pair_which_says_nothing_new() {
    Encounter encounter = experiment(MANY, MANY, 200, 11, 2).run();

    assertThat(encounter.intervalA().high() - encounter.intervalA().low()).isLessThan(0.05);
    assertThat(encounter.distinct()).isLessThan(200);
    assertThat(encounter.intervalB().low())
        .isCloseTo(1 - encounter.intervalA().high(), within(1e-12));
  }

  @Test
  void seats_are_swapped_within_each_pair_so_that_equal_players_share_the_points() {
    Report report = experiment(MANY, MANY, 200, 11, 2).run().report();

    assertThat(report.winsA()).isEqualTo(report.winsB()).isPositive();
  }

  @Test
  void the_players_of_a_pair_are_at_each_others_seats() {
    List<Seat> seats = new ArrayList<>();
    Entrant witness =
        new Entrant(
            "witness",
            (game, seed) ->
                view -> {
                  seats.add(view.seat());
                  return 0;
                });

    experiment(witness, MANY, 1, 5, 1).play(0);
    List<Seat> first = List.copyOf(seats);
    seats.clear();
    experiment(witness, MANY, 1, 5, 1).play(1);

    assertThat(first).isNotEmpty().containsOnly(Seat.A);
    assertThat(seats).isNotEmpty().containsOnly(Seat.B);
  }

  @Test
  void decks_made_by_chance_stay_at_their_seats_for_both_games_of_a_pair() {
    Decks decks = Decks.random(Pebbles.FORMAT);

    assertThat(decks.pair(GAME, new SeededChance(1), true))
        .isEqualTo(decks.pair(GAME, new SeededChance(1), false));
  }

  @Test
  void where_there_is_a_pool_both_play_a_deck_that_is_drawn_from_it() {
    Deck one = Deck.of("Pebble", "Pebble");
    Deck other = Deck.of("Pebble", "Pebble", "Pebble");
    Decks decks =
        new Decks(Pebbles.FORMAT, Optional.empty(), Optional.empty(), List.of(one, other));

    List<Decks.Pair> pairs =
        IntStream.range(0, 20)
            .mapToObj(i -> decks.pair(GAME, new SeededChance(i), false))
            .distinct()
            .toList();

    assertThat(pairs)
        .containsExactlyInAnyOrder(new Decks.Pair(one, one), new Decks.Pair(other, other));
  }

  @Test
  void a_given_deck_goes_with_its_player() {
    Deck mine = Deck.of("Pebble", "Pebble");
    Decks decks = new Decks(Pebbles.FORMAT, Optional.of(mine), Optional.empty(), List.of());

    assertThat(decks.pair(GAME, new SeededChance(1), false).at(Seat.A)).isEqualTo(mine);
    assertThat(decks.pair(GAME, new SeededChance(1), true).at(Seat.B)).isEqualTo(mine);
    assertThat(decks.pair(GAME, new SeededChance(1), true).at(Seat.A))
        .isEqualTo(decks.pair(GAME, new SeededChance(1), false).at(Seat.B));
  }

  @Test
  void progress_is_told_after_each_game() {
    List<Integer> told = new ArrayList<>();

    experiment(ANY, MANY, 30, 1, 3).run(soFar -> told.add((int) soFar.games()));

    assertThat(told).isEqualTo(IntStream.rangeClosed(1, 30).boxed().toList());
  }

  @Test
  void a_deck_that_cannot_be_played_stops_the_experiment_with_its_message() {
    Decks decks =
        new Decks(Pebbles.FORMAT, Optional.of(Deck.of("Rock")), Optional.empty(), List.of());
    Experiment experiment = new Experiment(GAME, ANY, MANY, decks, 1000, 1, 2);

    assertThatThrownBy(experiment::run)
        .isInstanceOf(Refused.class)
        .hasMessage("there is no card 'Rock'");
  }

  @Test
  void a_thread_that_fails_stops_the_others_at_once() {
    AtomicInteger seated = new AtomicInteger();
    Entrant faulty =
        new Entrant(
            "faulty",
            (game, seed) -> {
              if (seated.incrementAndGet() == 3) {
                throw new IllegalStateException("the third game fails");
              }
              return view -> 0;
            });

    assertThatThrownBy(() -> experiment(faulty, MANY, 1_000_000, 1, 2).run())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the third game fails");
    assertThat(seated.get()).isLessThan(500_000);
  }

  @Test
  void an_experiment_without_games_or_threads_is_refused() {
    assertThatThrownBy(() -> experiment(ANY, MANY, 0, 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("at least 1 game, not 0");
    assertThatThrownBy(() -> experiment(ANY, MANY, 1, 1, 0))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("from 1 to 1024 threads, not 0");
  }
}
