package cardwright.mlpccg.resolve;

import cardwright.cardgame.event.PendingTexts;
import cardwright.cardgame.event.WaitingText;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import java.util.Arrays;

/// A player says which of several texts that were set off comes first.
///
/// @param seat whose texts they are
@Rule("MLP B10")
public record Ordering(Seat seat) implements ResolutionStep {
  /// The texts, by their place among those that wait; texts that are alike on one card are offered once.
  public int[] options(Board board) {
    PendingTexts<WaitingText> pending = board.news().pending();
    int[] options = new int[pending.size()];
    int count = 0;
    for (int i = 0; i < pending.size(); i++) {
      if (pending.get(i).you() == seat) {
        options[count++] = i;
      }
    }
    return Arrays.copyOf(options, count);
  }

  /// The card whose text waits there, with its life.
  public int card(Board board, int option) {
    return board.news().pending().get(option) instanceof TextFrame frame ? frame.self() : -1;
  }

  /// That text comes first.
  public void choose(Board board, int option) {
    board.agenda().pop();
    TriggeredTexts.begin(board, option);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(5).add(seat.ordinal());
  }
}
