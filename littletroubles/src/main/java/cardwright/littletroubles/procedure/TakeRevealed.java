package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.TakeCards;
import cardwright.cardgame.choose.Taking;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.TakeFrom;

/// Which of the cards that were revealed or looked at a player takes.
@Rule("LT C141")
record TakeRevealed(Board board, TakeFrom now, Labels labels) implements TakeCards {
  TakeRevealed(Board board, TakeFrom now) {
    this(board, now, new Labels(board, now.seat()));
  }

  @Override
  public Taking taking() {
    return now.cards();
  }

  @Override
  public int[] candidates() {
    return now.candidates(board);
  }

  @Override
  public boolean isAscending(int card) {
    return now.cards().isAscending(card, board::holds);
  }

  @Override
  public int[] takeBacks() {
    return now.takeBacks(board);
  }

  @Override
  public Message picking(int card) {
    return Messages.of("move.take", labels.mention(card));
  }

  @Override
  public void pick(int card, Chance chance) {
    now.take(board, card);
  }

  @Override
  public void takeBack(int card) {
    now.takeBack(board, card);
  }

  @Override
  public void stop(Chance chance) {
    now.stop(board);
  }
}
