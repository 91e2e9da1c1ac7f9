package cardwright.mlpccg.resolve;

import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;

/// A Friend whose player says as what it enters play counts as played when it has entered.
///
/// @param area where it is played to
@Rule({"MLP 25", "MLP Q145"})
public record Played(Seat seat, int card, int area) implements ResolutionStep {
  /// It counts as played.
  public void goOn(Board board, Chance chance) {
    board.agenda().pop();
    GameEvents.happen(board, chance, new GameEvent.Play(board.ref(card), seat, area));
  }

  @Override
  public void write(Fingerprint out) {
    out.add(36).add(seat.ordinal()).add(card).add(area);
  }
}
