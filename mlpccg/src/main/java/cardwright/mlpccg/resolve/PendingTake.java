package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.choose.Taking;
import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Interchangeable;

/// Which of the cards that were revealed or looked at a player takes, one after the other.
///
/// @param cards the cards that can be taken, and those that were picked so far
/// @param how who sees what is taken
/// @param caller the address of the text
@Rule("MLP B70")
public record PendingTake(Seat seat, Taking cards, Seen how, int caller)
    implements PendingDecision {
  private PendingTake with(Taking then) {
    return new PendingTake(seat, then, how, caller);
  }

  /// What can be taken next, in whatever order.
  public int[] candidates(Board board) {
    return cards.candidates(board::holds, alike(board));
  }

  private PickedSet.Alike alike(Board board) {
    return Interchangeable.interchangeable(board, seat);
  }

  /// Whether a card that can be taken is one that players that search try.
  public boolean isAscending(Board board, int card) {
    return cards.isAscending(card, board::holds);
  }

  /// The picks that can be taken back, with their lives.
  public int[] takeBacks(Board board) {
    return cards.takeBacks(board::holds, alike(board));
  }

  @Override
  public boolean goOn(Board board, Chance chance) {
    int[] left = candidates(board);
    boolean asked = cards.optional() && left.length == 1;
    return !asked && goOnAlone(board, board.refs(left), ref -> take(board, chance, ref));
  }

  /// One card more is picked; with the last one all are taken at one moment.
  ///
  /// @param ref the card, with its life
  public void take(Board board, Chance chance, int ref) {
    PendingTake more = with(cards.with(ref));
    if (more.cards.isFull(board::holds, alike(board))) {
      more.stop(board, chance);
    } else {
      board.agenda().replace(more);
    }
  }

  /// A pick is taken back.
  public void takeBack(Board board, int card) {
    board.agenda().replace(with(cards.without(board.ref(card))));
  }

  /// No more is picked; what was picked is taken.
  public void stop(Board board, Chance chance) {
    board.agenda().pop();
    int[] picked = cards.picked();
    if (picked.length == 0) {
      tell(board, CarriedOut.NOT_DONE);
      return;
    }
    CarriedOut whole = CarriedOut.of(cards.isWhole());
    tell(board, whole.and(how.take(board, chance, seat, picked, caller)));
  }

  @Override
  public void write(Fingerprint out) {
    out.add(18).add(seat.ordinal()).add(cards.optional() ? 1 : 0).add(cards.many()).add(caller);
    for (int[] refs : new int[][] {cards.from(), cards.picked()}) {
      out.add(refs.length);
      for (int ref : refs) {
        out.ref(ref);
      }
    }
    if (how != Seen.BY_ALL) {
      out.add(how.ordinal());
    }
  }
}
