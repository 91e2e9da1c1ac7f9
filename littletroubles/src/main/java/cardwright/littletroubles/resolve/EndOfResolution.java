package cardwright.littletroubles.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Step;

/// Closes a resolution: Goals that were fulfilled are rewarded, and somebody may have won.
@Rule({"LT B31", "LT B72", "LT C9"})
public record EndOfResolution() implements Step {
  @Override
  public void write(Fingerprint out) {
    out.add(4);
  }
}
