package cardwright.lab.selfplay;

import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import java.util.List;
import java.util.SortedMap;

/// A game as its decisions, each as the seat that decided saw it.
///
/// @param number which game it is
/// @param decisions in their order
record DecidedGame(int number, List<Decision> decisions, Outcome outcome) {
  /// A choice of two or more moves. Numbers are those that are not 0, by their places.
  ///
  /// @param seat who decided
  /// @param observation what the seat saw
  /// @param moves the moves that it had
  /// @param chosen which of them was made
  record Decision(
      Seat seat,
      SortedMap<Integer, Integer> observation,
      List<SortedMap<Integer, Integer>> moves,
      int chosen) {}

  /// What the game came to for a seat: 1 for a win, -1 for a loss, 0 for a draw.
  int result(Seat seat) {
    return (int) (2 * outcome.score(seat) - 1);
  }
}
