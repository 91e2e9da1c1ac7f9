package cardwright.littletroubles.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Step;

/// Remembers, across added texts, whether the instruction before them was carried out in full.
///
/// @param done whether it was
public record Done(boolean done) implements Step {
  @Override
  public void write(Fingerprint out) {
    out.add(3).add(done ? 1 : 0);
  }
}
