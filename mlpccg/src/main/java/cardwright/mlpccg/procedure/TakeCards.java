package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseCards;
import cardwright.cardgame.choose.PickedSet;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Knowledge;
import cardwright.mlpccg.resolve.Wanted;
import cardwright.mlpccg.resolve.Wants;
import java.util.Arrays;

/// Which cards a player takes: one of the deck that is searched, or some of those that were revealed.
final class TakeCards implements ChooseCards {
  private final Board board;
  private final Wanted now;
  private final Labels labels;

  TakeCards(Board board, Wanted now) {
    this.board = board;
    this.now = now;
    this.labels = new Labels(board, now.seat());
  }

  @Override
  public Seat seat() {
    return now.seat();
  }

  private boolean isSearch() {
    return now.what() == Wanted.What.FIND;
  }

  @Override
  public String question() {
    return isSearch()
        ? "Which card do you look for?"
        : "Which card do you take?" + labels.picked(now.picked());
  }

  @Override
  public int[] candidates() {
    int[] refs = Wants.options(board, now);
    return now.many() == 1
        ? Knowledge.once(board, refs)
        : Arrays.stream(refs).map(CardRef::card).toArray();
  }

  @Override
  public boolean isAscending(int card) {
    return Wants.isAscending(board, now, board.ref(card));
  }

  @Override
  public int[] takeBacks() {
    return now.many() == 1 ? PickedSet.NONE : Wants.takeBacks(board, now);
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
  public String picking(int card) {
    return labels.sentence("take", card);
  }

  @Override
  public String takingBack(int card) {
    return labels.sentence("take back", card);
  }

  @Override
  public String stopping() {
    return isSearch() ? "find nothing" : "done";
  }

  @Override
  public String stoppingMeans() {
    return isSearch() ? "Find nothing." : "Done.";
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

  @Override
  public void takeBack(int card) {
    Wants.takeBack(board, now, card);
  }

  @Override
  public void stop(Chance chance) {
    Wants.make(board, chance, now, Wants.NOTHING);
  }
}
