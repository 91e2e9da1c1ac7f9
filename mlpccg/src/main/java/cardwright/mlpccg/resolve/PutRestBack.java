package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Effect;
import java.util.Arrays;

/// What was revealed from a deck and not taken goes back, or into the discard pile.
///
/// @param seat whose deck it is
/// @param revealed all that was revealed, with lives
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record PutRestBack(Seat seat, Effect.Rest rest, int[] revealed) implements ResolutionStep {
  /// Has the player put back what still lies in the deck.
  public void goOn(Board board, Chance chance) {
    board.agenda().pop();
    int[] left =
        Arrays.stream(revealed)
            .filter(ref -> board.holds(ref) && board.zone(CardRef.card(ref)) == Zone.DECK)
            .toArray();
    if (left.length > 0 && rest == Effect.Rest.DISCARD) {
      discard(board, chance, left);
    } else if (left.length > 0) {
      board.agenda().push(Arrange.rest(seat, seat, rest == Effect.Rest.TOP, left));
    }
  }

  @Rule("MLP Q60")
  private void discard(Board board, Chance chance, int[] left) {
    GameEvent[] events = new GameEvent[left.length];
    for (int i = 0; i < left.length; i++) {
      events[i] = new GameEvent.Leave(left[i], seat, CardRef.NONE, GameEvent.Exit.MILL);
    }
    GameEvents.happen(board, chance, events);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(24).add(seat.ordinal()).add(rest.ordinal()).add(revealed.length);
    for (int ref : revealed) {
      out.ref(ref);
    }
  }
}
