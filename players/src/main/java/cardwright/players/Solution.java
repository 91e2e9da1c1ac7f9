package cardwright.players;

import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import java.util.List;
import java.util.Optional;

/// What exact play has shown of a position: what it is worth at least and at most, and by which
/// moves.
///
/// All values are chances of the seat that decides, from 0 (lost) to 1 (won); a draw is worth one
/// half. They hold against every defence.
///
/// @param seat who decides
/// @param low what the position is worth at least
/// @param high what it is worth at most
/// @param best the index of a best move, or of the one that looks best as long as nothing is proved
/// @param moves every move with its bounds, in the order of the choice
/// @param line best play of both sides from here, as far as it is proved
/// @param end how the line ends; empty when it stops before
/// @param byLength whether the value holds only because the play is ended for its length: it may be
///     another in another turn
/// @param positions how many positions were visited
/// @param depth how many moves deep the search went
/// @param branching how many moves a visited position had on the average
public record Solution(
    Seat seat,
    double low,
    double high,
    int best,
    List<MoveBounds> moves,
    List<Ply> line,
    Optional<Outcome> end,
    boolean byLength,
    long positions,
    int depth,
    double branching) {
  /// Keeps the lists from changing.
  public Solution {
    moves = List.copyOf(moves);
    line = List.copyOf(line);
  }

  /// A move, and what it is worth at least and at most.
  ///
  /// @param index its index in the choice
  public record MoveBounds(int index, String move, double low, double high) {}

  /// A move of a line of play.
  ///
  /// @param rolls what chance rolled at it; of several outcomes that which is best for the seat that decides at the beginning
  public record Ply(Seat seat, String move, List<Integer> rolls) {}

  /// Whether the value is known.
  public boolean proved() {
    return high - low < Bounds.EPSILON;
  }

  /// The moves that are proved to be as good as the position; none while its value is not known.
  public List<MoveBounds> bestMoves() {
    return proved()
        ? moves.stream().filter(move -> move.low() > high - Bounds.EPSILON).toList()
        : List.of();
  }

  /// Whether there is a best move, and every other is proved to be worse.
  public boolean onlyOne() {
    return proved()
        && moves.stream().filter(move -> move.high() > low - Bounds.EPSILON).count() == 1;
  }

  /// Whether it is known of each move whether it is as good as the best.
  public boolean compared() {
    return proved()
        && moves.stream()
            .allMatch(
                move -> move.low() > high - Bounds.EPSILON || move.high() < low - Bounds.EPSILON);
  }
}
