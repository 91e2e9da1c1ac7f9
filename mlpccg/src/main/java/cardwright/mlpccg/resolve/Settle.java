package cardwright.mlpccg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;

/// What follows every action before anybody acts again: the state of the table is checked.
@Rule({"MLP 61", "MLP B8"})
public record Settle() implements ResolutionStep {
  /// There is nothing to distinguish one from another.
  public static final Settle STEP = new Settle();

  @Override
  public void write(Fingerprint out) {
    out.add(160);
  }
}
