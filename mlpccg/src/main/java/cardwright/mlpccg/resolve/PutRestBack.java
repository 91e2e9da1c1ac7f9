package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;
import java.util.Arrays;

/// What was revealed from a deck and not taken goes back.
///
/// @param seat whose deck it is
/// @param onTop whether it goes back on top, not to the bottom
/// @param revealed all that was revealed, with lives
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record PutRestBack(Seat seat, boolean onTop, int[] revealed) implements ResolutionStep {
  /// Has the player put back what still lies in the deck.
  public void goOn(Board board) {
    board.agenda().pop();
    int[] left =
        Arrays.stream(revealed)
            .filter(ref -> board.holds(ref) && board.zone(CardRef.card(ref)) == Zone.DECK)
            .toArray();
    if (left.length > 0) {
      board.agenda().push(Arrange.rest(seat, seat, onTop, left));
    }
  }

  @Override
  public void write(Fingerprint out) {
    out.add(24).add(seat.ordinal()).add(onTop ? 1 : 0).add(revealed.length);
    for (int ref : revealed) {
      out.ref(ref);
    }
  }
}
