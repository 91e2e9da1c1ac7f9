package cardwright.mlpccg.resolve;

import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Which;
import org.jspecify.annotations.Nullable;

/// Which counter is removed to pay for a text, from a card that has counters of several names. The options are places in the list of those names.
public record CounterPart(Board board, Announcement now, int card) implements AnnouncementPart {
  /// The counter, where nobody has said which.
  static @Nullable CounterPart open(Board board, Announcement now) {
    int card = counted(board, now);
    boolean open =
        card != Board.EMPTY
            && now.frame().memory().removed().isEmpty()
            && board.counters().names(card).length > 1;
    return open ? new CounterPart(board, now, card) : null;
  }

  /// The card of which a counter of any name is removed, or [Board#EMPTY].
  private static int counted(Board board, Announcement now) {
    Cost[] costs = now.frame().text().costs();
    for (int i = 0; i < costs.length; i++) {
      if (costs[i] instanceof Cost.RemoveAnyCounter(Target<Which> target)) {
        int[] refs = PayableCosts.picked(board, now.frame(), i, target);
        return refs.length == 0 ? Board.EMPTY : CardRef.card(refs[0]);
      }
    }
    return Board.EMPTY;
  }

  /// The name of a counter.
  public String name(int option) {
    return board.counters().names(card)[option];
  }

  @Override
  public int[] options() {
    int[] places = new int[board.counters().names(card).length];
    for (int i = 0; i < places.length; i++) {
      places[i] = i;
    }
    return places;
  }

  @Override
  public Announcement with(int option) {
    TextFrame frame = now.frame();
    return now.with(frame.keeping(frame.memory().withRemoved(name(option))));
  }
}
