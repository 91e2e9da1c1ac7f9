package cardwright.ggltcg.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// The slower Toy of a tussle strikes, once the texts are done that step in for what the first strike did.
///
/// @param striker the Toy, with its life
/// @param side who controlled it when the tussle was fought
/// @param struck the other one, with its life
@Rule({"GG 7.8", "GG Q60"})
record StrikeBack(int striker, Seat side, int struck) implements TurnStep {
  @Override
  public void write(Fingerprint out) {
    out.add(7).ref(striker).add(side.ordinal()).ref(struck);
  }
}
