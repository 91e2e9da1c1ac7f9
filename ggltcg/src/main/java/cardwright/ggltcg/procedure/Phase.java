package cardwright.ggltcg.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;

/// The steps that need no further words.
@Rule("GG 4.1")
enum Phase implements TurnStep {
  BEGIN_TURN,
  /// The CC of the turn, and what happens at its start.
  START_OF_TURN,
  MAIN,
  END_TURN,
  PASS_TURN,
  TRIGGERS,
  STRIKES;

  @Override
  public void write(Fingerprint out) {
    out.add(2).add(ordinal());
  }
}
