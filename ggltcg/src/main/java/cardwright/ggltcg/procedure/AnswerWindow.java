package cardwright.ggltcg.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// A tussle was declared and paid: the other player may answer from the hand.
@Rule({"GG 7.5", "GG Q2"})
record AnswerWindow(Seat defender) implements TurnStep {
  @Override
  public void write(Fingerprint out) {
    out.add(4).add(defender.ordinal());
  }
}
