package cardwright.lab.puzzle;

import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.PositionSpec;
import cardwright.scenario.Puzzle;
import cardwright.scenario.ScenarioText;
import java.util.List;

/// A position with one best move for A, found in a play.
///
/// @param game the name of the game
/// @param format how it is played
/// @param theme what it is about: the name of the file that it belongs into
/// @param title what it is called, which does not tell what is best
/// @param position the position
/// @param best the notation of the best move
/// @param puzzle what is known of it; it is not graded
/// @param line the best move and, where it is proved, best play of both sides to the end
/// @param won whether the line ends with a win
public record FoundPuzzle(
    String game,
    String format,
    String theme,
    String title,
    PositionSpec position,
    String best,
    Puzzle puzzle,
    List<Play.Entry> line,
    boolean won) {
  /// Keeps the list from changing.
  public FoundPuzzle {
    line = List.copyOf(line);
  }

  /// The same, called otherwise.
  public FoundPuzzle called(String other) {
    return new FoundPuzzle(game, format, theme, other, position, best, puzzle, line, won);
  }

  /// What makes a puzzle the same as another: what is best, and the hand of who is asked.
  public static String likeness(String best, PositionSpec position) {
    return best + " | " + position.a().values().get("hand");
  }

  /// What makes it the same puzzle as another.
  public String likeness() {
    return likeness(best, position);
  }

  /// As a document of a scenario file.
  public String text() {
    String text =
        new ScenarioText(game, title, "", Opening.at(format, position)).write(List.of(), line);
    return text.stripTrailing() + "\n" + puzzle.line() + "\n" + (won ? "then: {winner: A}\n" : "");
  }
}
