package cardwright.mlpccg.resolve;

import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Fact;
import cardwright.mlpccg.board.Zone;

/// A deck that was searched is shuffled.
///
/// @param seat whose deck it is
/// @param found whether something was found
public record Shuffling(Seat seat, boolean found) implements Step {
  /// Shuffles.
  public void goOn(Board board, Chance chance) {
    board.agenda().pop();
    Moves.shuffle(board, Zone.DECK, seat, chance);
    board.set(Fact.DONE, found ? 1 : 0);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(4).add(seat.ordinal()).add(found ? 1 : 0);
  }
}
