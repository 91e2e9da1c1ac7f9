package cardwright.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What a search found of the moves of a choice: how often each was tried, and what it was worth.
///
/// @param moves every move that was thought about, the best first: [cardwright.engine.Choice#searched], as a rule
/// @param iterations how many iterations that rests on; 0 when there was nothing to think about
/// @param proved whether the best move was proved, not estimated
public record MoveStatistics(List<Estimate> moves, int iterations, boolean proved) {
  /// Keeps its own list.
  public MoveStatistics {
    moves = List.copyOf(moves);
  }

  /// The statistics of moves, of which the one is best that was looked at most.
  ///
  /// @param moves in any order
  static MoveStatistics byVisits(List<Estimate> moves, int iterations, boolean proved) {
    return new MoveStatistics(
        moves.stream()
            .sorted(
                Comparator.comparingInt(Estimate::visits)
                    .thenComparingDouble(Estimate::chance)
                    .reversed())
            .toList(),
        iterations,
        proved);
  }

  /// The same, but that the move with that index in the choice is the best.
  MoveStatistics preferring(int index) {
    List<Estimate> others = new ArrayList<>(moves);
    Estimate first = of(index);
    others.remove(first);
    others.addFirst(first);
    return new MoveStatistics(others, iterations, proved);
  }

  /// A move and what it is thought to be worth.
  ///
  /// @param index its index in the choice
  /// @param move its notation
  /// @param chance to win with it, from 0 to 1, a draw being worth one half
  /// @param visits in how many iterations it was made, 0 when nothing is known of it; where the
  ///     best move is proved, 2 for that one and 1 for every other whose value is proved
  public record Estimate(int index, String move, double chance, int visits) {}

  /// The move that is thought to be best.
  public Estimate best() {
    return moves.getFirst();
  }

  /// What is thought of the move with that index in the choice.
  public Estimate of(int index) {
    for (Estimate move : moves) {
      if (move.index() == index) {
        return move;
      }
    }
    throw new IllegalArgumentException("there is no move " + index);
  }
}
