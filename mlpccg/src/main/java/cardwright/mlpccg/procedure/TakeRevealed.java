package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.message.Meanings;
import cardwright.cardgame.message.Questions;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Copies;
import cardwright.mlpccg.resolve.PendingTake;

/// Which of the cards that were revealed a player takes.
record TakeRevealed(Board board, PendingTake now, Labels labels) implements ChooseByLabel {
  TakeRevealed(Board board, PendingTake now) {
    this(board, now, new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    return Questions.take(labels.names(now.cards().picked()));
  }

  @Override
  public int[] candidates() {
    int[] cards = now.candidates(board);
    return now.cards().many() == 1 ? Copies.once(board, board.refs(cards)) : cards;
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
  public boolean mayStop() {
    return now.cards().optional();
  }

  @Override
  public String verb() {
    return "take";
  }

  @Override
  public Message stoppingMeans() {
    return Meanings.done();
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
