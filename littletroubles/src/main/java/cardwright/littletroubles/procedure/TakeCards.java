package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.message.Meanings;
import cardwright.cardgame.message.Questions;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.TakeFrom;
import java.util.Arrays;

/// Which of the cards that were revealed or looked at a player takes.
@Rule("LT C141")
record TakeCards(Board board, TakeFrom now, Labels labels) implements ChooseByLabel {
  TakeCards(Board board, TakeFrom now) {
    this(board, now, new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    return Questions.take(
        Arrays.stream(now.cards().picked())
            .mapToObj(ref -> labels.name(CardRef.card(ref)))
            .toList());
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
  public boolean mayStop() {
    return now.cards().optional();
  }

  @Override
  public String verb() {
    return "take";
  }

  @Override
  public Message picking(int card) {
    return Messages.of("move.take", labels.mention(card));
  }

  @Override
  public Message stoppingMeans() {
    return Meanings.done();
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
