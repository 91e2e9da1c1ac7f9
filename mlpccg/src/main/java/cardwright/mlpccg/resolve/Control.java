package cardwright.mlpccg.resolve;

import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.LastingEffect;
import org.jspecify.annotations.Nullable;

/// Who controls what: the owner, unless a text says otherwise.
@Rule({"MLP 66", "MLP B44"})
public final class Control {
  private Control() {}

  /// Gives every card in play to whoever controls it now.
  public static void settle(Board board, Chance chance) {
    if (!board.info().passing()) {
      return;
    }
    boolean open = isSaid(board);
    if (!open && !board.derived().handedOver()) {
      return;
    }
    for (int i = 0; i < board.table().size(); i++) {
      int card = board.table().get(i);
      Seat by = open ? by(board, card) : board.pool().owner(card);
      if (by != board.controller(card)) {
        GameEvents.happen(board, chance, new GameEvent.TakeControl(board.ref(card), by));
        open = isSaid(board);
      }
    }
  }

  /// Whether any text says now who controls a card; mostly none does, and owners control their cards.
  private static boolean isSaid(Board board) {
    if (ActiveLaws.sayWhoControls(board)) {
      return true;
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Controlled) {
        return true;
      }
    }
    return false;
  }

  @Rule("MLP Q42")
  private static Seat by(Board board, int card) {
    // What lasts for a time was done to the card as it was, so it is later than the law.
    Seat lasting = lasting(board, board.ref(card));
    if (lasting != null) {
      return lasting;
    }
    Seat law = ActiveLaws.controller(board, card);
    return law != null ? law : board.pool().owner(card);
  }

  /// The latest of several counts.
  private static @Nullable Seat lasting(Board board, int ref) {
    Seat found = null;
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Controlled(int card, Seat by, var _) && card == ref) {
        found = by;
      }
    }
    return found;
  }
}
