package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseCards;
import cardwright.engine.Seat;

/// A choice of cards by their labels, which is made by the player who reads them.
interface ChooseByLabel extends ChooseCards {
  @Override
  Labels labels();

  @Override
  default Seat seat() {
    return labels().reader();
  }
}
