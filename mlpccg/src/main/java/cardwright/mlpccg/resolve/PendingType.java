package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.vocabulary.Kind;

/// Which type of card a player names.
///
/// @param caller the address of the text
public record PendingType(Seat seat, int caller) implements PendingDecision {
  @Override
  public boolean goOn(Board board, Chance chance) {
    return false;
  }

  /// The player names a type.
  public void answer(Board board, Kind kind) {
    board.agenda().pop();
    TextFrame now = Moves.text(board, caller);
    board.agenda().set(caller, now.keeping(now.memory().withType(kind.bit())));
    tell(board, CarriedOut.DONE);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(21).add(seat.ordinal()).add(caller);
  }
}
