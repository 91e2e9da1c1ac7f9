package cardwright.littletroubles.resolve;

import cardwright.cardgame.run.Frame;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Step;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.vocabulary.EventKind;
import org.jspecify.annotations.Nullable;

/// The way in which everything happens that texts can speak of: through the gate, and at once where no text waits for it.
@Rule({"LT B20", "LT B51"})
public final class GameEvents {
  private GameEvents() {}

  /// Lets things happen in one moment, because the rules say so.
  public static void happen(Board board, Chance chance, Change... changes) {
    happen(board, chance, EventGate.Kind.PLAIN, changes, null);
  }

  /// Lets things happen in one moment because the rules say so, and something be done as soon as they have.
  public static void happen(
      Board board, Chance chance, EventGate.Kind kind, Change[] changes, @Nullable Step then) {
    happen(board, chance, kind, true, Frame.NO_CALLER, changes, then);
  }

  /// Lets things happen in one moment, because a text says so.
  ///
  /// @param full whether they are all that was asked for
  /// @param caller the address of the text: it is told whether all of it was carried out
  static void happen(Board board, Chance chance, boolean full, int caller, Change... changes) {
    happen(board, chance, EventGate.Kind.PLAIN, full, caller, changes, null);
  }

  /// Lets things happen in one moment because a text says so, and something be done as soon as they have.
  ///
  /// @param full whether they are all that was asked for
  /// @param caller the address of the text: it is told whether all of it was carried out
  static void happen(
      Board board,
      Chance chance,
      EventGate.Kind kind,
      boolean full,
      int caller,
      Change[] changes,
      @Nullable Step then) {
    if (changes.length == 0) {
      Frame.report(board.agenda(), caller, full);
      if (then != null) {
        board.agenda().push(then);
      }
      return;
    }
    if (isAwaited(board, changes)) {
      board.agenda().push(EventGate.of(kind, full, caller, changes, then));
      return;
    }
    if (then != null) {
      board.agenda().push(then);
    }
    Apply.all(board, chance, full, caller, changes);
  }

  /// Whether a text in play waits for any of these. A card that is played or enters counts for that as if it were there (LT C8).
  @Rule({"LT C8", "LT C15"})
  private static boolean isAwaited(Board board, Change[] changes) {
    if (board.resolution().isTrial()) {
      return false;
    }
    int mask = 0;
    int awaited = board.derived().awaited();
    for (Change change : changes) {
      mask |= change.what().bit();
      if (change.what() == EventKind.PLAY || change.what() == EventKind.ENTER) {
        awaited |= board.face(CardRef.card(change.ref())).awaited();
      }
    }
    return (awaited & mask) != 0;
  }
}
