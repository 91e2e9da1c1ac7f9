package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.vocabulary.Destination;
import cardwright.mlpccg.vocabulary.Effect;
import java.util.Arrays;

/// Which card a player finds in a deck, if any.
///
/// @param fitting the cards that can be found, with lives, one of each definition
/// @param then what is done with the one that is found
/// @param caller the address of the text
@Rule("MLP Q41")
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record PendingSearch(Seat seat, int[] fitting, Effect.Found then, int caller)
    implements PendingDecision {
  /// The cards that can be found, with lives.
  public int[] cards(Board board) {
    return Arrays.stream(fitting).filter(board::holds).toArray();
  }

  /// What is found is shown; then the deck is shuffled.
  ///
  /// @param ref the card, with its life
  public void find(Board board, Chance chance, int ref) {
    board.agenda().pop();
    int card = CardRef.card(ref);
    int source = Moves.text(board, caller).self();
    board.knowledge().reveal(card);
    board.tell(new PublicEvent.Revealed(seat, board.told(card)));
    board.agenda().push(new Shuffling(seat));
    tell(
        board,
        switch (then) {
          case TAKE -> {
            GameEvent taken = new GameEvent.Leave(ref, seat, source, GameEvent.Exit.TO_HAND);
            yield GameEvents.happen(board, chance, caller, taken);
          }
          case INTO_PLAY -> {
            TextContext still = new TextContext.Still(ref, seat);
            int[] areas = Destinations.entering(board, card, Destination.ANY, still, seat);
            board.agenda().push(new PendingArea.Enter(seat, ref, areas, caller));
            yield CarriedOut.PENDING;
          }
          case HOME_FRIGHTENED -> {
            GameEvent enter =
                new GameEvent.Enter(
                    ref, seat, source, Area.home(seat), GameEvent.Entrance.FRIGHTENED);
            yield GameEvents.happen(board, chance, caller, enter);
          }
        });
  }

  /// Nothing is found; the deck is shuffled all the same.
  public void findNothing(Board board) {
    board.agenda().replace(new Shuffling(seat));
    tell(board, CarriedOut.NOT_DONE);
  }

  @Override
  public boolean goOn(Board board, Chance chance) {
    return false;
  }

  @Override
  public void write(Fingerprint out) {
    out.add(17).add(seat.ordinal()).add(then.ordinal()).add(caller).add(fitting.length);
    for (int ref : fitting) {
      out.ref(ref);
    }
  }
}
