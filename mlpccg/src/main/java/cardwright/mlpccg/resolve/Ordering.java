package cardwright.mlpccg.resolve;

import cardwright.cardgame.text.Condition;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Values;

/// A player says which of several texts that were set off comes first.
///
/// @param seat whose texts they are
@Rule("MLP B10")
public record Ordering(Seat seat) implements ResolutionStep {
  /// The texts, by their place among those that wait.
  public int[] options(Board board) {
    return board.news().pending().of(seat);
  }

  /// The card whose text waits there, with its life.
  public int card(Board board, int option) {
    return board.news().pending().get(option) instanceof TextFrame frame ? frame.self() : -1;
  }

  /// That text comes first.
  public void choose(Board board, int option) {
    board.agenda().pop();
    begin(board, option);
  }

  /// A text that was set off is carried out.
  static void begin(Board board, int index) {
    TextFrame frame = (TextFrame) board.news().pending().take(index);
    if (!Loops.goOn(board) || isOver(board, frame)) {
      return;
    }
    boolean paid = frame.text().costs().length > 0 || frame.text().body().optional();
    if (paid) {
      Announcement announcement = Announcement.triggered(frame);
      if (new Announcing(board).canFinish(announcement)) {
        board.agenda().push(announcement);
      }
    } else {
      TriggeredTexts.told(board, frame);
      board.agenda().push(frame);
    }
  }

  /// What is held against what another has done so far is asked once more: an earlier text may have changed it.
  @Rule("MLP Q37")
  private static boolean isOver(Board board, TextFrame frame) {
    var condition = frame.text().body().condition();
    return condition.isPresent()
        && condition.get() instanceof Condition.MoreThan
        && !Values.holds(board, condition.get(), frame);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(5).add(seat.ordinal());
  }
}
