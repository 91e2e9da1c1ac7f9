package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.TakeCards;
import cardwright.cardgame.choose.Taking;
import cardwright.engine.Chance;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Interchangeable;
import cardwright.mlpccg.resolve.PendingTake;

/// Which of the cards that were revealed a player takes.
record TakeRevealed(Board board, PendingTake now, Labels labels) implements TakeCards {
  TakeRevealed(Board board, PendingTake now) {
    this(board, now, new Labels(board, now.seat()));
  }

  @Override
  public Taking taking() {
    return now.cards();
  }

  @Override
  public int[] candidates() {
    int[] cards = now.candidates(board);
    return now.cards().many() == 1 ? Interchangeable.once(board, board.refs(cards)) : cards;
  }

  @Override
  public boolean isAscending(int card) {
    return now.isAscending(board, card);
  }

  @Override
  public int[] takeBacks() {
    return now.takeBacks(board);
  }

  @Override
  public void pick(int card, Chance chance) {
    now.take(board, chance, board.ref(card));
  }

  @Override
  public void takeBack(int card) {
    now.takeBack(board, card);
  }

  @Override
  public void stop(Chance chance) {
    now.stop(board, chance);
  }
}
