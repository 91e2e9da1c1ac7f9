package cardwright.players;

import cardwright.engine.Outcome;
import cardwright.engine.Seat;

/// A player has lost the play by a fault of its own: its message says who it was, what was wrong,
/// and what would have been right.
public final class Forfeit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Seat seat;
  private final String fault;

  /// The player of that seat loses.
  ///
  /// @param fault who it was, what was wrong and what would have been right, in a sentence
  /// @param more what else helps to find the cause, such as what a program told last; may be empty
  public Forfeit(Seat seat, String fault, String more) {
    super(fault + more);
    this.seat = seat;
    this.fault = fault;
  }

  /// How the play ends by it.
  public Outcome outcome() {
    return Outcome.win(seat.other(), fault + " (forfeit)");
  }
}
