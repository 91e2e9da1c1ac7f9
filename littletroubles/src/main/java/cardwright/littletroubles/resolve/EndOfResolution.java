package cardwright.littletroubles.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Resolution;

/// Something is resolved: Goals that were fulfilled are rewarded, and somebody may have won.
///
/// @param whole whether the resolution ends with it, and not only one of the abilities that a point of the turn sets off
@Rule({"LT B31", "LT B52", "LT B72", "LT C9"})
public record EndOfResolution(boolean whole) implements ResolutionStep {
  /// A resolution of its own begins, which ends with this.
  public static void begin(Board board) {
    board.setResolution(Resolution.NEW);
    board.agenda().push(new EndOfResolution(true));
  }

  @Override
  public void write(Fingerprint out) {
    out.add(4).add(whole ? 1 : 0);
  }
}
