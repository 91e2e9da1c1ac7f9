package cardwright.cardgame.choose;

import cardwright.engine.Seat;

/// What cards are called to one player: what that player may not know does not show in it.
public interface ReaderLabels extends CardLabels {
  /// Who reads them.
  Seat reader();
}
