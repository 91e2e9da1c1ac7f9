package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.Frame;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;

/// A deck that was searched is shuffled.
///
/// @param seat whose deck it is
/// @param found whether something was found
/// @param caller the address of the text that searched
public record Shuffling(Seat seat, boolean found, int caller) implements ResolutionStep {
  /// Shuffles.
  public void goOn(Board board, Chance chance) {
    board.agenda().pop();
    Moves.shuffle(board, Zone.DECK, seat, chance);
    Frame.report(board.agenda(), caller, found);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(4).add(seat.ordinal()).add(found ? 1 : 0).add(caller);
  }
}
