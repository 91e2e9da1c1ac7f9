package cardwright.mlpccg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;

/// What follows every action before anybody acts again: the state of the table is checked.
@Rule({"MLP 61", "MLP B8"})
public record CheckState() implements ResolutionStep {
  /// There is nothing to distinguish one from another.
  public static final CheckState STEP = new CheckState();

  @Override
  public void write(Fingerprint out) {
    out.add(160);
  }
}
