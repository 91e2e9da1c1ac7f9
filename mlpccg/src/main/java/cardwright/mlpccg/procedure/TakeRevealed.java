package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Copies;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.PendingTake;
import java.util.Arrays;

/// Which of the cards that were revealed a player takes.
record TakeRevealed(Board board, PendingTake now, Labels labels) implements ChooseByLabel {
  TakeRevealed(Board board, PendingTake now) {
    this(board, now, new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    return labels.picked(Messages.of("question.take"), now.picked());
  }

  @Override
  public int[] candidates() {
    int[] refs = now.candidates(board);
    return now.many() == 1
        ? Copies.once(board, refs)
        : Arrays.stream(refs).map(CardRef::card).toArray();
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
    return now.optional();
  }

  @Override
  public String verb() {
    return "take";
  }

  @Override
  public Message stoppingMeans() {
    return Messages.of("move.done");
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
