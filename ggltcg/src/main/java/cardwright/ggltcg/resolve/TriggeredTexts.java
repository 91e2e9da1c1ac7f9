package cardwright.ggltcg.resolve;

import cardwright.cardgame.event.PendingTexts;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.TriggeredText;
import cardwright.ggltcg.event.PublicEvent;

/// Carrying out triggered abilities: the active player's first, each player's in the order he likes.
@Rule({"GG Q25", "GG 10.4"})
public final class TriggeredTexts {
  private TriggeredTexts() {}

  /// Whose triggers come next.
  public static Seat seat(Board board) {
    return board.triggers().next(board.active());
  }

  /// Whether it makes no difference which of two comes first: they say the same, and not of `other` cards.
  public static boolean alike(TriggeredText one, TriggeredText another) {
    return one.text().code() == another.text().code()
        && one.it() == another.it()
        && (one.self() == another.self() || !one.text().speaksOfOthers());
  }

  /// Carries the next trigger out; waits when its player has several that differ.
  public static boolean goOn(Board board) {
    PendingTexts<TriggeredText> pending = board.triggers();
    if (pending.size() == 0) {
      board.agenda().pop();
      return true;
    }
    Seat seat = seat(board);
    int first = pending.first(seat);
    for (int i = first + 1; i < pending.size(); i++) {
      if (pending.get(i).you() == seat && !alike(pending.get(i), pending.get(first))) {
        return false;
      }
    }
    carryOut(board, first);
    return true;
  }

  /// Carries the trigger with that index out. A turn in which it may have changed more than CC is not a dead one.
  public static void carryOut(Board board, int index) {
    TriggeredText next = board.triggers().take(index);
    if (!next.text().onlyGainsCc()) {
      board.countAction();
    }
    if (board.heard()) {
      Message.Argument.Card source = board.toldSince(next.self(), next.source().name());
      board.tell(new PublicEvent.Triggered(next.you(), source));
    }
    TextFrame frame =
        TextFrame.about(next.text(), next.source(), next.self(), next.you(), next.it());
    board.agenda().push(next.x() == TriggeredText.NO_X ? frame : frame.withX(next.x()));
  }
}
