package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.Frame;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Zone;
import java.util.Arrays;

/// What was revealed from a deck and not taken goes back, or into the discard pile.
///
/// @param seat whose deck it is
/// @param revealed all that was revealed or looked at, with lives
/// @param caller the address of the text that remembers those that were taken, or [Frame#NO_CALLER]
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record PutRestBack(Seat seat, TopOfDeck.Rest rest, int[] revealed, int caller)
    implements ResolutionStep {
  /// Has the player put back what still lies in the deck.
  public void goOn(Board board, Chance chance) {
    board.agenda().pop();
    if (caller != Frame.NO_CALLER) {
      int[] taken = Arrays.stream(revealed).filter(ref -> !isLeft(board, ref)).toArray();
      board.agenda().set(caller, Moves.text(board, caller).actedOn(taken));
    }
    int[] left = Arrays.stream(revealed).filter(ref -> isLeft(board, ref)).toArray();
    if (rest == TopOfDeck.Rest.SHUFFLED) {
      Moves.shuffle(board, Zone.DECK, seat, chance);
    } else if (left.length > 0 && rest == TopOfDeck.Rest.AWAY) {
      discard(board, chance, left);
    } else if (left.length > 0) {
      board.agenda().push(Arrange.rest(seat, seat, rest == TopOfDeck.Rest.TOP, left));
    }
  }

  private static boolean isLeft(Board board, int ref) {
    return board.holds(ref) && board.zone(CardRef.card(ref)) == Zone.DECK;
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
    if (caller != Frame.NO_CALLER) {
      out.add(caller);
    }
  }
}
