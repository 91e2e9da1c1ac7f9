package cardwright.ggltcg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.players.Solution;
import cardwright.players.Solver;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How much of the ends of plays exact play proves: positions with so many cards awake a side, reached by `greedy`
/// with every tenth move by chance, or by chance alone.
final class EndingsTest {
  private static final Solver.Limit LIMIT = Solver.Limit.positions(40_000);
  private static final int MOVES = 300;

  private final Game game = Ggltcg.load();

  private List<Position> endings(int awake) {
    List<Position> endings = new ArrayList<>();
    Path file = Path.of("src/test/resources/endings/" + awake + "-awake.yaml");
    for (Scenario scenario : new ScenarioFiles(name -> game).read(file)) {
      endings.add(scenario.position().orElseThrow());
    }
    return endings;
  }

  @ParameterizedTest
  @CsvSource({"2, 47", "3, 36", "4, 23"})
  void most_endings_are_proved(int awake, int least) {
    long proved =
        endings(awake).stream()
            .filter(ending -> new Solver(game).prove(ending, LIMIT).proved())
            .count();

    assertThat(proved).isGreaterThanOrEqualTo(least);
  }

  @Test
  void a_proved_win_is_won_against_moves_by_chance() {
    Random random = new Random(3);
    int won = 0;
    for (Position ending : endings(4)) {
      Solver solver = new Solver(game);
      Solution solution = solver.prove(ending, LIMIT);
      boolean wins = solution.proved() && solution.low() == 1;
      boolean loses = solution.proved() && solution.low() == 0;
      if (wins || loses) {
        Seat winner = wins ? solution.seat() : solution.seat().other();
        for (int i = 0; i < 3; i++) {
          won++;
          assertThat(winner(ending.copy(), winner, solver, random)).isEqualTo(winner);
        }
      }
    }
    assertThat(won).isGreaterThan(45);
  }

  /// Plays on: the seat that wins by the solver, the other by chance.
  private static Seat winner(Position at, Seat strong, Solver solver, Random random) {
    for (int i = 0; i < MOVES && at.outcome().isEmpty(); i++) {
      int move =
          at.choice().seat() == strong
              ? solver.prove(at, LIMIT).best()
              : random.nextInt(at.choice().searched());
      at.play(move, random::nextInt);
    }
    return at.outcome().orElseThrow().winner().orElseThrow();
  }
}
