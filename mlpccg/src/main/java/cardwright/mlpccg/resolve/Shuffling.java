package cardwright.mlpccg.resolve;

import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;

/// A deck that was searched is shuffled.
///
/// @param seat whose deck it is
public record Shuffling(Seat seat) implements ResolutionStep {
  /// Shuffles.
  public void goOn(Board board, Chance chance) {
    board.agenda().pop();
    Moves.shuffle(board, Zone.DECK, seat, chance);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(4).add(seat.ordinal());
  }
}
