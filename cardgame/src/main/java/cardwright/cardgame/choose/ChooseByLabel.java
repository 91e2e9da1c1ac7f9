package cardwright.cardgame.choose;

import cardwright.engine.Seat;

/// A choice of cards that is made by the player who reads their labels.
public interface ChooseByLabel extends ChooseCards {
  @Override
  ReaderLabels labels();

  @Override
  default Seat seat() {
    return labels().reader();
  }
}
