package cardwright.ggltcg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardwright.contract.HeardPosition;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.players.Solution;
import cardwright.players.Solver;
import cardwright.scenario.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What exact play proves of positions of this game.
final class ExactPlayTest {
  private static final Solver.Limit PLENTY = Solver.Limit.positions(400_000);
  private static final List<String> TOYS =
      List.of("Archer", "Beary", "Block", "Ka", "Knight", "Raggy", "Snuggles", "Umbruh", "Wizard");
  private static final List<String> ACTIONS =
      List.of("Clean", "Copy", "Drop", "Rush", "Sun", "Surge", "Toynado", "Twist", "Wake");

  private final Game game = Ggltcg.load();

  private Position position(String text) {
    return HeardPosition.of(game, text).position();
  }

  private Solution compare(String text) {
    return new Solver(game).compare(position(text), PLENTY);
  }

  /// Each of the two cards goes to sleep in half of all cases: without Clean, B holds the draw of turn
  /// 100 and no more; with Clean, B sleeps Ka and wins.
  @Test
  @Rule({"GG 8.4", "GG 15.3"})
  void a_direct_attack_is_worth_the_mean_of_what_it_may_hit() {
    Solution solution =
        compare(
            """
            turn: {player: A, number: 99}
            A: {cc: 2, play: [Ka]}
            B: {cc: 0, hand: [Clean, Copy]}
            """);

    assertThat(solution.low()).isEqualTo(0.25, within(1e-9));
    assertThat(solution.onlyOne()).isTrue();
    assertThat(solution.moves().get(solution.best()).move()).isEqualTo("direct attack with ka");
  }

  /// Wizard and Snuggles fall together. To end the turn leaves A the first blow.
  @Test
  @Rule({"GG 15.2", "GG Q22", "GG Q24"})
  void two_last_toys_that_fall_together_are_a_draw() {
    Solution solution =
        compare(
            """
            turn: {player: B, number: 4}
            A: {play: [Snuggles], sleep: [Ka, Sun]}
            B: {cc: 1, play: [Wizard], sleep: [Ka, Sun]}
            """);

    assertThat(solution.seat()).isEqualTo(Seat.B);
    assertThat(solution.low()).isEqualTo(0.5);
    assertThat(solution.onlyOne()).isTrue();
    assertThat(solution.end()).hasValueSatisfying(end -> assertThat(end.winner()).isEmpty());
  }

  @Test
  @Rule({"GG 12.2", "GG Q23"})
  void the_last_action_is_not_played_where_it_loses() {
    Solution solution =
        compare(
            """
            turn: {player: A, number: 97}
            A: {cc: 0, hand: [Rush], sleep: [Demideca, Ka]}
            B: {hand: [Sun]}
            """);

    assertThat(solution.low()).isEqualTo(0.5);
    assertThat(solution.onlyOne()).isTrue();
    assertThat(solution.moves().get(solution.best()).move()).isEqualTo("end turn");
  }

  /// Both may end their turns for ever, and nothing else is sensible: that is no win for anybody.
  @Test
  @Rule({"GG 15.1", "GG Q31"})
  void a_line_that_repeats_itself_proves_nothing() {
    String both =
        """
        A: {cc: 7, hand: [Rush], sleep: [Demideca, Ka]}
        B: {cc: 7, hand: [Sun]}
        """;

    Solution early = new Solver(game).compare(position(both), Solver.Limit.positions(200));

    assertThat(early.proved()).isFalse();
    assertThat(early.low()).isZero();
    assertThat(early.high()).isEqualTo(1);
    assertThat(compare("turn: {player: A, number: 99}\n" + both).low()).isEqualTo(0.5);
  }

  @Test
  @Rule({"GG 4.7", "GG Q3"})
  void the_key_leaves_out_the_number_of_the_turn_but_not_that_it_is_a_first_one() {
    List<Long> keys = new ArrayList<>();
    for (int turn : List.of(1, 2, 3, 4, 99)) {
      Position position =
          position(
              "turn: {player: A, number: " + turn + "}\nA: {hand: [Rush]}\nB: {hand: [Sun]}\n");
      keys.add(position.exactKey().orElseThrow().key());
      assertThat(position.exactKey().orElseThrow().turnsLeft()).isEqualTo(100 - turn);
    }
    assertThat(keys.subList(0, 3)).doesNotHaveDuplicates();
    assertThat(keys.subList(2, 5)).containsOnly(keys.getLast());
  }

  @Test
  void the_number_of_the_turn_does_not_change_a_proved_win_or_loss() {
    Random random = new Random(11);
    int decided = 0;
    for (int i = 0; i < 150; i++) {
      String sides = sides(random, 2);
      Optional<Position> first = taken("turn: {player: A, number: 3}\n" + sides);
      if (first.isEmpty() || first.get().outcome().isPresent()) {
        continue;
      }
      Solution solution = new Solver(game).solve(first.get(), Solver.Limit.positions(5_000));
      if (!solution.proved() || solution.low() == 0.5) {
        continue;
      }
      decided++;
      Solver another = new Solver(game);
      for (int turn : List.of(61, 4, 30)) {
        Position later = position("turn: {player: A, number: " + turn + "}\n" + sides);
        assertThat(another.solve(later, PLENTY).low()).as(sides).isEqualTo(solution.low());
      }
    }
    assertThat(decided).isGreaterThan(40);
  }

  @ParameterizedTest
  @ValueSource(ints = {98, 99, 100})
  void values_are_those_of_trying_everything(int turn) {
    Random random = new Random(turn);
    int compared = 0;
    for (int i = 0; i < 250; i++) {
      String text = "turn: {player: A, number: " + turn + "}\n" + sides(random, 2);
      Optional<Position> position = taken(text);
      if (position.isEmpty() || position.get().outcome().isPresent()) {
        continue;
      }
      AtomicInteger left = new AtomicInteger(30_000);
      double worth = worth(position.get(), left);
      if (left.get() > 0) {
        compared++;
        Solution solution = new Solver(game).compare(position.get(), PLENTY);
        assertThat(solution.low()).as(text).isEqualTo(worth, within(1e-9));
        assertThat(solution.high()).as(text).isEqualTo(worth, within(1e-9));
        assertThat(afterwards(position.get(), solution.best(), new AtomicInteger(60_000)))
            .as(text)
            .isEqualTo(worth, within(1e-9));
      }
    }
    assertThat(compared).isGreaterThan(50);
  }

  /// Goes along each puzzle with the moves that the solver finds for both seats.
  @Test
  void no_chosen_move_lowers_the_proved_value() {
    for (Scenario puzzle : PuzzlesTest.puzzles()) {
      Solver solver = new Solver(puzzle.game());
      Position at = puzzle.position().orElseThrow();
      double value = scoreOfA(solver, at);
      for (int ply = 0; ply < 30 && at.outcome().isEmpty(); ply++) {
        int best = solver.solve(at, PLENTY).best();
        List<Position> after = outcomes(at, best);
        double mean =
            after.stream().mapToDouble(next -> scoreOfA(solver, next)).average().orElseThrow();
        assertThat(mean).as(puzzle.name()).isEqualTo(value, within(1e-9));
        at = after.get(ply % after.size());
        value = scoreOfA(solver, at);
      }
    }
  }

  private static double scoreOfA(Solver solver, Position position) {
    if (position.outcome().isPresent()) {
      return position.outcome().get().score(Seat.A);
    }
    Solution solution = solver.solve(position, PLENTY);
    assertThat(solution.proved()).isTrue();
    return solution.seat() == Seat.A ? solution.low() : 1 - solution.low();
  }

  /// What a position is worth for A, without table, bounds and order.
  ///
  /// @param left how many positions may still be looked at
  private static double worth(Position position, AtomicInteger left) {
    if (position.outcome().isPresent()) {
      return position.outcome().get().score(Seat.A);
    }
    boolean rises = position.choice().seat() == Seat.A;
    double best = rises ? 0 : 1;
    // What is taken back leads to a position that was looked at.
    int moves = position.choice().count() - position.choice().takeBacks();
    for (int move = 0; move < moves && left.get() > 0; move++) {
      double value = afterwards(position, move, left);
      best = rises ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private static double afterwards(Position position, int move, AtomicInteger left) {
    left.decrementAndGet();
    return outcomes(position, move).stream()
        .mapToDouble(next -> worth(next, left))
        .average()
        .orElseThrow();
  }

  /// Where a move leads with each roll; a move rolls once at most.
  private static List<Position> outcomes(Position position, int move) {
    List<Position> outcomes = new ArrayList<>();
    AtomicInteger sides = new AtomicInteger(1);
    for (int roll = 0; roll < sides.get(); roll++) {
      int rolled = roll;
      Position next = position.copy();
      next.play(
          move,
          asked -> {
            sides.set(asked);
            return rolled;
          });
      outcomes.add(next);
    }
    return outcomes;
  }

  private Optional<Position> taken(String text) {
    try {
      return Optional.of(position(text));
    } catch (Refused refused) {
      return Optional.empty();
    }
  }

  private static String sides(Random random, int most) {
    return "A: " + side(random, most) + "\nB: " + side(random, most) + "\n";
  }

  private static String side(Random random, int most) {
    List<String> toys = new ArrayList<>(TOYS);
    List<String> actions = new ArrayList<>(ACTIONS);
    Collections.shuffle(toys, random);
    Collections.shuffle(actions, random);
    List<String> play = toys.subList(0, random.nextInt(most + 1));
    List<String> hand = new ArrayList<>(actions.subList(0, random.nextInt(2)));
    if (play.isEmpty() || random.nextInt(3) == 0) {
      hand.add(toys.getLast());
    }
    List<String> sleep = actions.subList(actions.size() - random.nextInt(2), actions.size());
    return "{cc: "
        + random.nextInt(5)
        + ", play: "
        + play
        + ", hand: "
        + hand
        + ", sleep: "
        + sleep
        + "}";
  }
}
