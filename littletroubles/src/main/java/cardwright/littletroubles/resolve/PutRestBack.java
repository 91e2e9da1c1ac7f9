package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.Arrangement;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.Destination;
import cardwright.littletroubles.event.PublicEvent;
import java.util.Arrays;

/// What was revealed or looked at and not taken goes where the text says.
///
/// @param seat whose deck it is
/// @param seen all that was revealed or looked at, with lives
/// @param caller the address of the text that remembers those that were taken, or [Frame#NO_CALLER]
@Rule({"LT C141", "LT C142"})
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record PutRestBack(Seat seat, TopOfDeck.Rest rest, int[] seen, int caller)
    implements ResolutionStep {
  /// Has the player put back what still lies in the deck.
  public void goOn(Board board, Chance chance) {
    board.agenda().pop();
    if (caller != Frame.NO_CALLER && board.agenda().get(caller) instanceof TextFrame asking) {
      int[] taken =
          Arrays.stream(seen)
              .filter(ref -> !isLeft(board, ref))
              .map(ref -> board.ref(CardRef.card(ref)))
              .toArray();
      board.agenda().set(caller, asking.actedOn(taken));
    }
    int[] left = Arrays.stream(seen).filter(ref -> isLeft(board, ref)).toArray();
    switch (rest) {
      case TOP, BOTTOM -> {
        if (left.length > 0) {
          boolean top = rest == TopOfDeck.Rest.TOP;
          board.agenda().push(new PutBack(seat, Arrangement.of(left, top, !top)));
        }
      }
      case AWAY -> timeout(board, left);
      case SHUFFLED -> Moves.shuffle(board, seat, chance);
    }
  }

  private static boolean isLeft(Board board, int ref) {
    return board.holds(ref) && board.zone(CardRef.card(ref)) == Zone.DECK;
  }

  private void timeout(Board board, int[] left) {
    for (int ref : left) {
      int card = CardRef.card(ref);
      if (board.heard()) {
        board.tell(
            new PublicEvent.Moved(
                board.laidOpen(card, board.card(card).name()), seat, Destination.TIMEOUT));
      }
      board.moveToPile(card, Zone.TIMEOUT, false);
    }
  }

  @Override
  public void write(Fingerprint out) {
    out.add(11).add(seat.ordinal()).add(rest.ordinal()).add(caller).add(seen.length);
    for (int ref : seen) {
      out.ref(ref);
    }
  }
}
