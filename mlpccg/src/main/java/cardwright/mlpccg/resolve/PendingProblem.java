package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.vocabulary.Effect;

/// At which Problem an instruction on `all` cards `at one Problem` is carried out.
///
/// @param effect the instruction
/// @param caller the address of the text
public record PendingProblem(Seat seat, Effect.OnCards effect, int caller) implements PendingArea {
  @Override
  public int[] areas(Board board) {
    return new int[] {Area.problem(seat), Area.problem(seat.other())};
  }

  @Override
  public CarriedOut goOn(Board board, Chance chance, int area) {
    Moves.name(board, caller, area);
    return Resolve.effect(board, chance, effect, -1, Moves.text(board, caller), seat, caller);
  }

  /// The text at that address tells one instruction from another.
  @Override
  public void write(Fingerprint out) {
    out.add(13).add(seat.ordinal()).add(caller);
  }
}
