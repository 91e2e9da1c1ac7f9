package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseCards;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Knowledge;
import cardwright.mlpccg.resolve.Wanted;
import cardwright.mlpccg.resolve.Wants;
import java.util.Arrays;

/// Beneath or onto which card another one goes, or which of several flipped cards counts.
final class ChooseCard implements ChooseCards {
  private final Board board;
  private final Wanted now;
  private final Labels labels;

  ChooseCard(Board board, Wanted now) {
    this.board = board;
    this.now = now;
    this.labels = new Labels(board, now.seat());
  }

  @Override
  public Seat seat() {
    return now.seat();
  }

  private boolean isHost() {
    return now.what() == Wanted.What.HOST;
  }

  @Override
  public String question() {
    return isHost()
        ? "Onto or beneath which card does it go?"
        : "Which of the flipped cards counts?";
  }

  @Override
  public int[] candidates() {
    int[] refs = Wants.options(board, now);
    return isHost()
        ? Arrays.stream(refs).map(CardRef::card).toArray()
        : Knowledge.once(board, refs);
  }

  @Override
  public String picking(int card) {
    return labels.sentence("choose", card);
  }

  @Override
  public String label(int card) {
    return labels.of(card);
  }

  @Override
  public String name(int card) {
    return labels.distinct(card);
  }

  @Override
  public void pick(int card, Chance chance) {
    Wants.make(board, chance, now, board.ref(card));
  }
}
