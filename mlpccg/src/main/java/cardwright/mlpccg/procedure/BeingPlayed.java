package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.resolve.Playing;

/// A Friend is being played that asks for cards to be discarded: it comes into play when they are.
///
/// @param ref the Friend, with its life
/// @param area where it is played to
/// @param price what is paid beside the cards
@Rule("MLP Q82")
record BeingPlayed(Seat seat, int ref, int area, int price) implements TurnStep {
  /// A player begins to play such a Friend.
  static void begin(Board board, Seat seat, int card, int area, int price) {
    board.moveToPile(card, Zone.RESOLVING, false);
    board.agenda().push(new BeingPlayed(seat, board.ref(card), area, price));
    board.agenda().push(new PickForRule(PickForRule.Purpose.TO_PLAY, seat));
  }

  /// How many cards are discarded for what is being played.
  static int discards(Board board) {
    for (int at = board.agenda().size() - 1; at >= 0; at--) {
      if (board.agenda().get(at) instanceof BeingPlayed now) {
        return board.card(CardRef.card(now.ref)).front().discards();
      }
    }
    return 0;
  }

  void goOn(Board board, Chance chance) {
    board.agenda().pop();
    if (board.holds(ref)) {
      Playing.at(board, chance, seat, CardRef.card(ref), area, price);
    }
  }

  @Override
  public void write(Fingerprint out) {
    out.add(166).add(seat.ordinal()).ref(ref).add(area).add(price);
  }
}
