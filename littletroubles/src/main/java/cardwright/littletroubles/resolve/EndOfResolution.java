package cardwright.littletroubles.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;

/// Something is resolved: Goals that were fulfilled are rewarded, and somebody may have won.
///
/// @param whole whether the resolution ends with it, and not only one of the abilities that a point of the turn sets off
@Rule({"LT B31", "LT B52", "LT B72", "LT C9"})
public record EndOfResolution(boolean whole) implements ResolutionStep {
  @Override
  public void write(Fingerprint out) {
    out.add(4).add(whole ? 1 : 0);
  }
}
