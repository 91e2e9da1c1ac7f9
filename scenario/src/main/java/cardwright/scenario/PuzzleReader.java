package cardwright.scenario;

import cardwright.engine.Refused;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/// Reads what a scenario says with `puzzle`.
final class PuzzleReader {
  private static final List<String> PARTS = List.of("rating", "solved by", "best", "next");
  private static final int MOST_RATING = 4000;
  private static final int PERCENT = 100;

  private PuzzleReader() {}

  /// What is known of the puzzle; empty where the document is none.
  ///
  /// @throws Refused when a part is missing or wrong, or no move is named, which would be the best
  static Optional<Puzzle> read(Yaml.Mapping document) {
    if (!document.has("puzzle")) {
      return Optional.empty();
    }
    if (!document.has("moves")) {
      throw document.keyPlace("puzzle").wrong("a puzzle needs 'moves', the best one first");
    }
    Yaml.Mapping puzzle = document.get("puzzle").asMapping("'puzzle'");
    puzzle.onlyKnown(new TreeSet<>(PARTS));
    return Optional.of(
        new Puzzle(
            number(puzzle, "rating", MOST_RATING),
            puzzle.get("solved by").asTexts("'solved by'"),
            puzzle.has("best") ? number(puzzle, "best", PERCENT) : 0,
            puzzle.has("next") ? number(puzzle, "next", PERCENT) : 0));
  }

  private static int number(Yaml.Mapping puzzle, String name, int most) {
    int number = puzzle.get(name).asNumber("'" + name + "'");
    if (number < 0 || number > most) {
      throw puzzle.keyPlace(name).wrong("'" + name + "' is a number from 0 to " + most);
    }
    return number;
  }
}
