package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;

/// An Event has been carried out: it goes to its owner's discard pile.
///
/// @param ref the Event, with its life
@Rule("MLP 25")
public record Finish(int ref) implements ResolutionStep {
  /// Puts it there, unless it has gone elsewhere.
  public void goOn(Board board) {
    board.agenda().pop();
    if (board.holds(ref) && board.zone(CardRef.card(ref)) == Zone.RESOLVING) {
      board.moveToPile(CardRef.card(ref), Zone.DISCARD, false);
    }
  }

  @Override
  public void write(Fingerprint out) {
    out.add(8).ref(ref);
  }
}
