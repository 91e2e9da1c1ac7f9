package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.Arrangement;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Zone;

/// A player puts the top cards of a deck back, one by one.
///
/// @param seat who does it
/// @param cards which go where
@Rule("LT C140")
public record PutBack(Seat seat, Arrangement cards) implements ResolutionStep {
  /// Puts the cards where they belong, once nothing is left to decide; answers false when the player is asked.
  public boolean goOn(Board board) {
    if (!cards.settled()) {
      return false;
    }
    board.agenda().pop();
    PrivateCards.rearrange(board, cards.cards(), seat.other());
    cards.finish((card, bottom) -> board.moveToPile(card, Zone.DECK, bottom));
    return true;
  }

  /// The player goes on.
  public void goOn(Board board, Arrangement then) {
    board.agenda().replace(new PutBack(seat, then));
  }

  @Override
  public void write(Fingerprint out) {
    out.add(10).add(seat.ordinal());
    cards.write(out);
  }
}
