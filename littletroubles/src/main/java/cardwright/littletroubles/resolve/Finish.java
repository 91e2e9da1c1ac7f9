package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Zone;

/// An Action, or a card that could not come into play, goes to Timeout when all its effects are done; elsewhere a card that could not come into play is itself again.
///
/// @param ref the card, with its life
@Rule({"LT 5.2a", "LT B49", "LT C145"})
public record Finish(int ref) implements ResolutionStep {
  /// Puts it away.
  public void goOn(Board board) {
    board.agenda().pop();
    board.stopEntering(ref);
    int card = CardRef.card(ref);
    if (board.holds(ref) && board.zone(card) == Zone.RESOLVING) {
      board.moveToPile(card, Zone.TIMEOUT, false);
    }
  }

  @Override
  public void write(Fingerprint out) {
    out.add(9).ref(ref);
  }
}
