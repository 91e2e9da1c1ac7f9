package cardwright.mlpccg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.mlpccg.board.Board;
import java.util.Arrays;

/// A player says which of several texts that were set off comes first.
///
/// @param seat whose texts they are
@Rule("MLP B10")
public record Ordering(Seat seat) implements ResolutionStep {
  /// The texts, by their place among those that wait; texts that are alike on one card are offered once.
  public int[] options(Board board) {
    Step[] pending = board.news().pending().all();
    int[] options = new int[pending.length];
    int count = 0;
    for (int i = 0; i < pending.length; i++) {
      if (pending[i] instanceof TextFrame frame && frame.you() == seat) {
        options[count++] = i;
      }
    }
    return Arrays.copyOf(options, count);
  }

  /// The card whose text waits there, with its life.
  public int card(Board board, int option) {
    return board.news().pending().all()[option] instanceof TextFrame frame ? frame.self() : -1;
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
