package cardwright.mlpccg.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// A player chooses the Problem to start with; neither sees what the other chooses.
///
/// @param seat who chooses
/// @param earlier what the other player has chosen, with its life, or [cardwright.engine.CardRef#NONE]
@Rule({"MLP 5", "MLP Q1"})
public record StartingProblem(Seat seat, int earlier) implements TurnStep {
  @Override
  public void write(Fingerprint out) {
    out.add(161).add(seat.ordinal()).ref(earlier);
  }
}
