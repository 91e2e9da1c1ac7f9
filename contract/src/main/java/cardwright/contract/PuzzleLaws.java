package cardwright.contract;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.scenario.Puzzle;
import cardwright.scenario.Scenario;
import cardwright.scenario.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// What holds of the puzzles of every game: A decides, their moves are offered and end as they say, and they are graded.
public interface PuzzleLaws {
  /// With fewer moves there is nothing to find.
  int LEAST_MOVES = 3;

  /// The game that has to keep the laws.
  Game game();

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }

  /// The puzzles of a game.
  static List<Scenario> puzzles(Game game) {
    List<Scenario> puzzles = new ArrayList<>();
    game.puzzles()
        .forEach(
            (theme, text) -> puzzles.addAll(Scenario.read(text, theme, _ -> game, file -> file)));
    return puzzles;
  }

  @TestFactory
  default List<DynamicTest> every_puzzle_can_be_solved_by_its_moves() {
    Set<String> titles = new HashSet<>();
    return puzzles(game()).stream()
        .map(puzzle -> DynamicTest.dynamicTest(puzzle.name(), () -> law(puzzle, titles)))
        .toList();
  }

  private static void law(Scenario scenario, Set<String> titles) {
    check(titles.add(scenario.name()), "another has the same title");
    Puzzle puzzle = scenario.puzzle().orElseThrow(() -> new AssertionError("it is no puzzle"));
    check(puzzle.rating() > 0, "it is not graded");
    check(puzzle.best() >= puzzle.next(), "its best move is not the best");
    Position begin = scenario.position().orElseThrow();
    check(begin.outcome().isEmpty(), "it is over at once");
    check(begin.choice().seat() == Seat.A, "A does not decide");
    check(begin.choice().count() >= LEAST_MOVES, "there is nothing to find");
    String best = scenario.moves().getFirst().getValue();
    check(begin.choice().indexOf(best) >= 0, "its best move is not offered: " + best);
    Verdict verdict = scenario.run();
    check(verdict.failures().isEmpty(), String.join("\n", verdict.failures()));
  }
}
