package cardwright.littletroubles.resolve;

import cardwright.cardgame.hidden.Took;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.Destination;
import cardwright.littletroubles.event.PublicEvent;
import java.util.Arrays;
import java.util.List;

/// Who sees the cards that a player takes from the top of a deck.
@Rule("LT C141")
public enum Seen {
  /// They were revealed.
  BY_ALL,
  /// The player alone has looked at them, and shows what is taken.
  WHEN_TAKEN,
  /// The player alone.
  BY_ONE;

  /// Both players see a card.
  static void reveal(Board board, Seat seat, int card) {
    PrivateCards.reveal(board, card);
    if (board.heard()) {
      board.tell(new PublicEvent.Revealed(seat, board.told(card, board.card(card).name())));
    }
  }

  /// A player takes cards to hand.
  void take(Board board, Seat seat, int[] refs) {
    if (refs.length == 0) {
      return;
    }
    if (board.heard() && this == BY_ONE) {
      List<String> names =
          Arrays.stream(refs).mapToObj(ref -> board.card(CardRef.card(ref)).name()).toList();
      board.tell(new Took(seat, names, ", "));
    }
    for (int ref : refs) {
      int card = CardRef.card(ref);
      if (this == WHEN_TAKEN) {
        reveal(board, seat, card);
      }
      if (board.heard() && this != BY_ONE) {
        board.tell(
            new PublicEvent.Moved(
                board.told(card, board.card(card).name()), seat, Destination.HAND));
      }
      board.moveToPile(card, Zone.HAND, false);
    }
  }
}
