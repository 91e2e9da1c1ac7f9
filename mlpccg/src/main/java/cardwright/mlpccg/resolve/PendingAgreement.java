package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.Cursor;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;

/// Whether one of the players of whom a text says that each may do something does it.
///
/// @param caller the address of the text
public record PendingAgreement(Seat seat, int caller) implements PendingDecision {
  @Override
  public boolean goOn(Board board, Chance chance) {
    return false;
  }

  /// The player does it, or leaves it; then the next one is asked.
  public void answer(Board board, boolean yes) {
    board.agenda().pop();
    if (yes) {
      Loops.acted(board, seat);
    }
    TextFrame now = Moves.text(board, caller);
    int agreed = now.cursor().agreed() | (yes ? 1 << seat.ordinal() : 0);
    Cursor asked = now.cursor().asking(now.cursor().part() + 1, agreed);
    board.agenda().set(caller, now.with(asked));
  }

  @Override
  public void write(Fingerprint out) {
    out.add(23).add(seat.ordinal()).add(caller);
  }
}
