package cardwright.ggltcg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.players.Solution;
import cardwright.players.Solver;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The published puzzles: each has one best move, which is proved, and it is the one that is written.
final class PuzzlesTest {
  private static final List<Path> PUZZLES = List.of(Path.of("../puzzles/ggltcg"));

  /// Most puzzles need much less; one whose best move is to wait needs nearly as many.
  private static final Solver.Limit LIMIT = Solver.Limit.positions(200_000);

  static List<Scenario> puzzles() {
    Game game = Ggltcg.load();
    ScenarioFiles files = new ScenarioFiles(name -> game);
    List<Scenario> puzzles = new ArrayList<>();
    ScenarioFiles.find(PUZZLES).forEach(file -> puzzles.addAll(files.read(file)));
    return puzzles;
  }

  @TestFactory
  Stream<DynamicTest> puzzles_hold_as_scenarios() {
    Game game = Ggltcg.load();
    return new ScenarioFiles(name -> game)
        .tests(PUZZLES)
        .map(test -> DynamicTest.dynamicTest(test.name(), test.run()::run));
  }

  @TestFactory
  Stream<DynamicTest> puzzles_have_one_best_move_each() {
    return puzzles().stream()
        .map(puzzle -> DynamicTest.dynamicTest(puzzle.name(), () -> check(puzzle)));
  }

  @Test
  void there_are_at_least_twelve_with_different_names() {
    assertThat(puzzles().stream().map(Scenario::name).distinct().count())
        .isEqualTo(puzzles().size())
        .isGreaterThanOrEqualTo(12);
  }

  private static void check(Scenario puzzle) {
    Position position = puzzle.position().orElseThrow();

    Solution solution = new Solver(puzzle.game()).compare(position, LIMIT);

    assertThat(solution.proved()).isTrue();
    assertThat(solution.onlyOne()).as("%s", solution.moves()).isTrue();
    assertThat(solution.moves().size()).isGreaterThan(2);
    assertThat(solution.low()).isPositive();
    assertThat(after(position, solution.best()))
        .as("the first written move is %s", solution.moves().get(solution.best()).move())
        .contains(puzzle.trail().get(1).fingerprint());
  }

  /// The fingerprints after a move, whatever chance rolls.
  private static List<Long> after(Position position, int move) {
    return IntStream.range(0, 6)
        .mapToObj(roll -> {
          Position twin = position.copy();
          twin.play(move, sides -> Math.min(roll, sides - 1));
          return twin.fingerprint();
        })
        .toList();
  }
}
