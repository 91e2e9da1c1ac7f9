package cardwright.mlpccg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;

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
    TriggeredTexts.begin(board, option);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(5).add(seat.ordinal());
  }
}
