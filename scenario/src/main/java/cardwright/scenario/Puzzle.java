package cardwright.scenario;

import java.util.List;

/// What is known of a puzzle: a position with one best move.
///
/// @param rating how hard it is, on the scale on which players are rated: who has the same rating solves it one time in two
/// @param solvedBy the computer players that find its best move, as a rule
/// @param best the chance to win by its best move, in hundredths; 0 where it is not told
/// @param next the chance to win by the best of all other moves, in hundredths
public record Puzzle(int rating, List<String> solvedBy, int best, int next) {
  /// Keeps the list from changing.
  public Puzzle {
    solvedBy = List.copyOf(solvedBy);
  }

  /// As a line of a scenario file.
  public String line() {
    String chances = best == 0 ? "" : ", best: " + best + ", next: " + next;
    return "puzzle: {rating: " + rating + ", solved by: " + solvedBy + chances + "}";
  }
}
