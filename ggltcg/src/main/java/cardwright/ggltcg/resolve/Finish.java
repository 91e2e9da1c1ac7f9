package cardwright.ggltcg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;

/// An Action goes to sleep once it is carried out.
///
/// @param ref the Action, with its life: a Copy that has entered play is another object and stays
@Rule({"GG 5.4", "GG Q23"})
public record Finish(int ref) implements ResolutionStep {
  @Override
  public void write(Fingerprint out) {
    out.add(5).ref(ref);
  }
}
