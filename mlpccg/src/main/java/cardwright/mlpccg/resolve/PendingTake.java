package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Copies;
import cardwright.mlpccg.board.GameEvent;
import java.util.Arrays;

/// Which of the cards that were revealed a player takes, one after the other.
///
/// @param revealed the cards that can be taken, with lives
/// @param optional whether fewer will do, too
/// @param many how many are taken, as a set
/// @param picked those that were picked so far, with lives
/// @param caller the address of the text
@Rule("MLP B70")
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record PendingTake(
    Seat seat, int[] revealed, boolean optional, int many, int[] picked, int caller)
    implements PendingDecision {
  private PendingTake picking(int[] refs) {
    return new PendingTake(seat, revealed, optional, many, refs, caller);
  }

  /// What can be taken next, with lives, in whatever order.
  public int[] candidates(Board board) {
    int[] left = left(board);
    if (many == 1) {
      return left;
    }
    int[] cards = Arrays.stream(left).map(CardRef::card).toArray();
    int[] once = PickedSet.once(cards, Copies.interchangeable(board, seat));
    boolean whole = !optional && cards.length <= many - picked.length;
    return board.refs(whole ? PickedSet.first(once) : once);
  }

  private int[] left(Board board) {
    return Arrays.stream(revealed)
        .filter(ref -> board.holds(ref) && !PickedSet.contains(picked, ref))
        .toArray();
  }

  /// Whether a card that can be taken is one that players that search try.
  public boolean isAscending(Board board, int card) {
    if (many == 1) {
      return true;
    }
    int[] cards = Arrays.stream(left(board)).map(CardRef::card).toArray();
    int needed = optional ? 0 : many - picked.length;
    return PickedSet.isAscending(card, PickedSet.highest(picked), cards, needed);
  }

  /// The picks that can be taken back, with lives; of those that are alike one.
  public int[] takeBacks(Board board) {
    if (picked.length == 0) {
      return PickedSet.NONE;
    }
    boolean forced = !optional && candidates(board).length == 1;
    return forced ? PickedSet.NONE : PickedSet.last(picked, Copies.interchangeable(board, seat));
  }

  @Override
  public boolean goOn(Board board, Chance chance) {
    int[] cards = candidates(board);
    boolean asked = optional && cards.length == 1;
    return !asked && goOnAlone(board, cards, ref -> take(board, chance, ref));
  }

  /// One card more is picked; with the last one all are taken at one moment.
  ///
  /// @param ref the card, with its life
  public void take(Board board, Chance chance, int ref) {
    PendingTake more = picking(PickedSet.with(picked, ref));
    if (more.picked.length >= many || more.candidates(board).length == 0) {
      more.stop(board, chance);
    } else {
      board.agenda().replace(more);
    }
  }

  /// A pick is taken back.
  public void takeBack(Board board, int card) {
    board.agenda().replace(picking(PickedSet.without(picked, board.ref(card))));
  }

  /// No more is picked; what was picked is taken.
  public void stop(Board board, Chance chance) {
    board.agenda().pop();
    if (picked.length == 0) {
      tell(board, CarriedOut.NOT_DONE);
      return;
    }
    int source = Moves.text(board, caller).self();
    GameEvent[] events = new GameEvent[picked.length];
    for (int i = 0; i < events.length; i++) {
      events[i] = new GameEvent.Leave(picked[i], seat, source, GameEvent.Exit.TO_HAND);
    }
    CarriedOut whole = CarriedOut.of(optional || picked.length == many);
    tell(board, whole.and(GameEvents.happen(board, chance, caller, events)));
  }

  @Override
  public void write(Fingerprint out) {
    out.add(18).add(seat.ordinal()).add(optional ? 1 : 0).add(many).add(caller);
    for (int[] refs : new int[][] {revealed, picked}) {
      out.add(refs.length);
      for (int ref : refs) {
        out.ref(ref);
      }
    }
  }
}
