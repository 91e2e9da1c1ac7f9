package cardwright.players;

import cardwright.engine.Choice;
import cardwright.engine.Seat;

/// A move that was made, as it is thought of afterwards from what its seat could know.
///
/// @param seat who made it
/// @param move its notation
/// @param chance of the seat to win by it, from 0 to 1, a draw being worth one half; that of the best move when nothing is known of it
/// @param known whether something is known of it: thinking may pass over what looks bad at once
/// @param best the move that was thought best
/// @param bestChance of the seat to win by that
/// @param proved whether the best move was proved to be that, not estimated
public record JudgedMove(
    Seat seat,
    String move,
    double chance,
    boolean known,
    String best,
    double bestChance,
    boolean proved) {
  /// How much a mistake costs at least, as a share of a win.
  public static final double MISTAKE = 0.05;

  /// Judges a move by what was found of all moves of its choice.
  ///
  /// @param made its index in the choice
  public static JudgedMove of(Choice choice, int made, MoveStatistics statistics) {
    MoveStatistics.Estimate best = statistics.best();
    MoveStatistics.Estimate move = statistics.of(made);
    boolean known = move.visits() > 0;
    return new JudgedMove(
        choice.seat(),
        move.move(),
        known ? move.chance() : best.chance(),
        known,
        best.move(),
        best.chance(),
        statistics.proved());
  }

  /// What was lost by it, as a share of a win.
  public double lost() {
    return Math.max(0, bestChance - chance);
  }

  /// Whether it was a mistake.
  public boolean mistake() {
    return lost() >= MISTAKE && !move.equals(best);
  }

  /// The chance of A to win before it, had the best move been made.
  public double bestChanceOfA() {
    return seat == Seat.A ? bestChance : 1 - bestChance;
  }
}
