package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.players.Rounds.Place;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SolverTest {
  private static final Solver.Limit PLENTY = Solver.Limit.positions(2_000_000);
  private static final Offset<Double> EXACT = within(1e-9);

  private static final Place WON = Place.end(1);
  private static final Place LOST = Place.end(0);
  private static final Place DRAWN = Place.end(0.5);

  private static Solution solve(Rounds game) {
    return new Solver(game).compare(game.at(0, 0), PLENTY);
  }

  @Test
  void a_win_that_ends_is_proved() {
    Rounds game =
        new Rounds(
            List.of(
                Place.of(Seat.A, List.of(List.of(1), List.of(2))),
                Place.of(Seat.B, List.of(List.of(3), List.of(4))),
                Place.of(Seat.B, List.of(List.of(3), List.of(3))),
                WON,
                LOST),
            50);

    Solution solution = solve(game);

    assertThat(solution.proved()).isTrue();
    assertThat(solution.low()).isEqualTo(1);
    assertThat(solution.best()).isEqualTo(1);
    assertThat(solution.onlyOne()).isTrue();
    assertThat(solution.line()).hasSize(2);
    assertThat(solution.end().flatMap(Outcome::winner)).contains(Seat.A);
  }

  @Test
  void chances_add_up_by_their_weights() {
    Rounds game =
        new Rounds(
            List.of(Place.of(Seat.B, List.of(List.of(1, 1, 2), List.of(1, 2))), WON, LOST, DRAWN),
            50);

    Solution solution = solve(game);

    assertThat(solution.seat()).isEqualTo(Seat.B);
    assertThat(solution.low()).isEqualTo(0.5, EXACT);
    assertThat(solution.moves().getFirst().high()).isEqualTo(1 / 3.0, EXACT);
    assertThat(solution.best()).isEqualTo(1);
  }

  @Test
  void a_line_that_goes_round_is_taken_neither_for_a_win_nor_for_a_loss() {
    Rounds game =
        new Rounds(
            List.of(
                Place.of(Seat.A, List.of(List.of(1), List.of(2))),
                Place.of(Seat.B, List.of(List.of(0))),
                LOST),
            1_000_000);

    Solution solution = new Solver(game).compare(game.at(0, 0), Solver.Limit.positions(100_000));

    assertThat(solution.proved()).isFalse();
    assertThat(solution.low()).isZero();
    assertThat(solution.high()).isEqualTo(1);
    assertThat(solution.bestMoves()).isEmpty();
    assertThat(solution.line()).isEmpty();
    assertThat(solution.moves().get(1).high()).isZero();
  }

  @Test
  void a_draw_by_the_length_of_the_play_is_the_value_of_that_turn_and_of_no_other() {
    List<Place> places =
        List.of(
            Place.of(Seat.A, List.of(List.of(1))),
            Place.of(Seat.B, List.of(List.of(2))),
            Place.of(Seat.A, List.of(List.of(3))),
            WON);
    Rounds game = new Rounds(places, 40);
    Solver solver = new Solver(game);

    assertThat(solver.solve(game.at(0, 39), PLENTY).low()).isEqualTo(0.5);
    assertThat(solver.solve(game.at(0, 39), PLENTY).byLength()).isTrue();
    assertThat(solver.solve(game.at(0, 10), PLENTY).low()).isEqualTo(1);
    assertThat(solver.solve(game.at(0, 10), PLENTY).byLength()).isFalse();
    assertThat(solver.solve(game.at(0, 38), PLENTY).low()).isEqualTo(1);
    assertThat(solver.solve(game.at(0, 39), PLENTY).low()).isEqualTo(0.5);
  }

  @Test
  void what_is_worse_than_the_best_need_not_be_known_exactly() {
    Rounds game =
        new Rounds(
            List.of(
                Place.of(Seat.A, List.of(List.of(3), List.of(1))),
                Place.of(Seat.B, List.of(List.of(4), List.of(2))),
                Place.of(Seat.A, List.of(List.of(1))),
                WON,
                LOST),
            1_000_000);

    Solution solution = solve(game);

    assertThat(solution.onlyOne()).isTrue();
    assertThat(solution.compared()).isTrue();
    assertThat(solution.positions()).isLessThan(50);
  }

  @Test
  void a_too_small_limit_gives_what_could_be_proved_and_the_next_call_goes_on() {
    Rounds game = Rounds.random(5, 60, 60);
    Solver solver = new Solver(game);
    Solution first = solver.solve(game.at(0, 0), Solver.Limit.positions(3));

    assertThat(first.proved()).isFalse();
    assertThat(first.positions()).isEqualTo(3);
    double whole = solver.solve(game.at(0, 0), PLENTY).low();
    assertThat(first.low()).isLessThanOrEqualTo(whole);
    assertThat(first.high()).isGreaterThanOrEqualTo(whole);
  }

  @Test
  void the_same_call_gives_the_same_answer() {
    Rounds game = Rounds.random(8, 40, 60);
    assertThat(solve(game)).isEqualTo(solve(game));
  }

  @Test
  void what_cannot_be_solved_is_refused() {
    Walk walk = new Walk(Map.of("start", new Walk.Place(Seat.A, 0, false, Map.of())));
    assertThatThrownBy(() -> new Solver(walk).solve(Walk.at("start", walk), PLENTY))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("Walk cannot be solved exactly");
    assertThatThrownBy(() -> Solver.Limit.positions(0))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("at least 1 position");
    Rounds over = new Rounds(List.of(WON), 5);
    assertThatThrownBy(() -> new Solver(over).solve(over.at(0, 0), PLENTY))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith("the play is over");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 7})
  void values_are_those_of_trying_everything_in_graphs_full_of_circles(int longest) {
    for (int seed = 0; seed < 60; seed++) {
      Rounds game = Rounds.random(seed, 12, longest);
      Solver solver = new Solver(game);
      // One solver for all turns, the late ones first and last: what it keeps is right in each.
      for (int turn : List.of(longest, longest / 2, 0, longest - 1, 1)) {
        for (int place = 0; place < 5; place++) {
          Position position = game.at(place, turn);
          if (position.outcome().isEmpty()) {
            Solution solution = solver.solve(position, PLENTY);
            double score = worth(game, place, turn);
            double value = solution.seat() == Seat.A ? score : 1 - score;
            assertThat(solution.low()).as("%d %d %d", seed, turn, place).isEqualTo(value, EXACT);
            assertThat(solution.high()).as("%d %d %d", seed, turn, place).isEqualTo(value, EXACT);
            assertThat(afterwards(game, place, turn, solution.best()))
                .as("%d %d %d", seed, turn, place)
                .isEqualTo(score, EXACT);
          }
        }
      }
    }
  }

  /// What a place is worth for A, without table, bounds and order.
  private static double worth(Rounds game, int place, int turn) {
    Place here = game.places().get(place);
    if (here.score().isPresent()) {
      return here.score().get();
    }
    if (turn > game.longest()) {
      return 0.5;
    }
    double best = here.seat() == Seat.A ? 0 : 1;
    for (int move = 0; move < here.ways().size(); move++) {
      double value = afterwards(game, place, turn, move);
      best = here.seat() == Seat.A ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private static double afterwards(Rounds game, int place, int turn, int move) {
    List<Integer> leads = game.places().get(place).ways().get(move);
    return leads.stream().mapToDouble(next -> worth(game, next, turn + 1)).average().orElseThrow();
  }
}
