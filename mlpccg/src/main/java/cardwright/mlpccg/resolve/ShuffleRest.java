package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;
import java.util.Arrays;

/// A deck is shuffled of which cards were revealed; the text remembers those that were taken.
///
/// @param seat whose deck it is
/// @param revealed all that was revealed, with lives
/// @param caller the address of the text
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
@Rule("MLP Q72")
public record ShuffleRest(Seat seat, int[] revealed, int caller) implements ResolutionStep {
  /// Shuffles.
  public void goOn(Board board, Chance chance) {
    board.agenda().pop();
    int[] taken =
        Arrays.stream(revealed)
            .filter(ref -> !board.holds(ref) || board.zone(CardRef.card(ref)) != Zone.DECK)
            .toArray();
    board.agenda().set(caller, Moves.text(board, caller).actedOn(taken));
    Moves.shuffle(board, Zone.DECK, seat, chance);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(35).add(seat.ordinal()).add(caller).add(revealed.length);
    for (int ref : revealed) {
      out.ref(ref);
    }
  }
}
