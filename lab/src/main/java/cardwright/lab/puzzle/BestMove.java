package cardwright.lab.puzzle;

import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.scenario.Puzzle;
import java.util.List;
import java.util.Optional;

/// Tells whether one move of a position is better than all others.
sealed interface BestMove permits ProvedMove, SearchedMove {
  /// Whether it is worth looking closer, at little cost.
  boolean isPromising(Position position);

  /// The best move; empty where there is none that is better than all others.
  Optional<Found> of(Position position);

  /// A move that is better than all others.
  ///
  /// @param theme what the puzzle is about
  /// @param line the move and what follows of it
  /// @param won whether the line ends with a win
  record Found(String best, Puzzle puzzle, String theme, List<Play.Entry> line, boolean won) {}

  /// What is known of a puzzle that is not graded yet.
  static Puzzle ungraded(double best, double next) {
    return new Puzzle(0, List.of(), (int) Math.round(best * 100), (int) Math.round(next * 100));
  }
}
