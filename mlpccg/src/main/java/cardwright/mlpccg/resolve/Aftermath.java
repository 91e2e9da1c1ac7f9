package cardwright.mlpccg.resolve;

import cardwright.cardgame.event.PendingTexts;
import cardwright.cardgame.event.WaitingText;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.vocabulary.Text;

/// What comes of what has happened: texts that it sets off, one after the other, and then reactions.
@Rule({"MLP B8", "MLP B9", "MLP B10"})
public final class Aftermath {
  private Aftermath() {}

  /// Goes on with what has happened: texts that it sets off, the turn player's first, then reactions. Answers whether there was anything.
  public static boolean goOn(Board board) {
    TriggeredTexts.states(board);
    PendingTexts<WaitingText> pending = board.news().pending();
    if (pending.size() > 0) {
      Seat seat = pending.next(board.active());
      if (isOrderOpen(board, pending, seat)) {
        board.agenda().push(new Ordering(seat));
      } else {
        Ordering.begin(board, pending.first(seat));
      }
      return true;
    }
    return Reactions.begin(board);
  }

  /// The order is asked for where it can matter: between texts that differ, unless they only count up.
  @Rule("MLP B10")
  private static boolean isOrderOpen(Board board, PendingTexts<WaitingText> pending, Seat seat) {
    int wild = 0;
    int all = 0;
    Text only = null;
    boolean differ = false;
    for (int i = 0; i < pending.size(); i++) {
      TextFrame frame = (TextFrame) pending.get(i);
      if (frame.you() == seat && !isIdle(board, frame)) {
        all++;
        wild += frame.text().calm() ? 0 : 1;
        differ |= only != null && only != frame.text();
        only = frame.text();
      }
    }
    return all > 1 && wild > 0 && differ;
  }

  /// What cannot be paid for has no place in the order.
  private static boolean isIdle(Board board, TextFrame frame) {
    return frame.text().costs().length > 0
        && !new Announcing(board).canFinish(Announcement.triggered(frame));
  }
}
