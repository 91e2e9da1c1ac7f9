package cardwright.mlpccg.resolve;

import cardwright.cardgame.hidden.Took;
import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import java.util.Arrays;
import java.util.List;

/// Who sees the cards that a player takes from the top of a deck.
@Rule("MLP Q140")
public enum Seen {
  /// They were revealed.
  BY_ALL,
  /// The player alone has looked at them, and shows what is taken.
  WHEN_TAKEN,
  /// The player alone.
  BY_ONE;

  /// A player takes cards to hand.
  ///
  /// @param caller the address of the text
  CarriedOut take(Board board, Chance chance, Seat seat, int[] refs, int caller) {
    if (this == BY_ONE) {
      if (board.heard()) {
        List<String> names =
            Arrays.stream(refs).mapToObj(ref -> board.card(CardRef.card(ref)).name()).toList();
        board.tell(new Took(seat, names, "; "));
      }
      for (int ref : refs) {
        board.moveToPile(CardRef.card(ref), Zone.HAND, false);
      }
      return CarriedOut.DONE;
    }
    int source = Moves.text(board, caller).self();
    GameEvent[] events = new GameEvent[refs.length];
    for (int i = 0; i < events.length; i++) {
      if (this == WHEN_TAKEN) {
        int card = CardRef.card(refs[i]);
        board.knowledge().reveal(card);
        board.tell(new PublicEvent.Revealed(seat, board.told(card)));
      }
      events[i] = new GameEvent.Leave(refs[i], seat, source, GameEvent.Exit.TO_HAND);
    }
    return GameEvents.happen(board, chance, caller, events);
  }
}
