package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.choose.Taking;
import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PrivateCards;

/// A player takes some of the cards that were revealed or looked at, one after the other.
///
/// @param cards the cards that can be taken, and those that were picked so far
/// @param how who sees what is taken
/// @param caller the address of the text
@Rule("LT C141")
public record TakeFrom(Seat seat, Taking cards, Seen how, int caller) implements ResolutionStep {
  private TakeFrom with(Taking then) {
    return new TakeFrom(seat, then, how, caller);
  }

  /// What can be taken next; cards that are alike once.
  public int[] candidates(Board board) {
    return PickedSet.once(cards.candidates(board::holds, alike(board)), alike(board));
  }

  private PickedSet.Alike alike(Board board) {
    return PrivateCards.interchangeable(board, seat);
  }

  /// The picks that can be taken back, with their lives.
  public int[] takeBacks(Board board) {
    return cards.takeBacks(board::holds, alike(board));
  }

  /// Goes on where there is one card to take, or none; answers false when the player is asked.
  public boolean goOn(Board board) {
    int[] left = candidates(board);
    if (left.length > 1 || (cards.optional() && left.length == 1)) {
      return false;
    }
    if (left.length == 1) {
      take(board, left[0]);
    } else {
      stop(board);
    }
    return true;
  }

  /// One card more is picked; with the last one all are taken at one moment.
  public void take(Board board, int card) {
    TakeFrom more = with(cards.with(board.ref(card)));
    if (more.cards.isFull(board::holds, alike(board))) {
      more.stop(board);
    } else {
      board.agenda().replace(more);
    }
  }

  /// A pick is taken back.
  public void takeBack(Board board, int card) {
    board.agenda().replace(with(cards.without(board.ref(card))));
  }

  /// No more is picked; what was picked is taken.
  public void stop(Board board) {
    board.agenda().pop();
    how.take(board, seat, cards.picked());
    boolean any = cards.picked().length > 0;
    TextFrame.report(board, caller, CarriedOut.of(any && cards.isWhole()));
  }

  @Override
  public void write(Fingerprint out) {
    out.add(12).add(seat.ordinal()).add(cards.optional() ? 1 : 0).add(cards.many()).add(caller);
    out.add(how.ordinal());
    for (int[] refs : new int[][] {cards.from(), cards.picked()}) {
      out.add(refs.length);
      for (int ref : refs) {
        out.ref(ref);
      }
    }
  }
}
