package cardwright.mlpccg.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;

/// Where the turn stands when nothing else is under way.
@Rule({"MLP 14", "MLP 18", "MLP 25", "MLP 32", "MLP 37", "MLP 42"})
public enum Phase implements TurnStep {
  BEGIN_TURN,
  READY,
  /// Action tokens are gained.
  TOKENS,
  DRAW,
  BEGIN_TROUBLEMAKERS,
  /// Own face-down Troublemakers are uncovered, one by one.
  UNCOVER,
  /// The turn player may challenge, and act.
  CHALLENGE,
  END_TROUBLEMAKERS,
  BEGIN_MAIN,
  /// The turn player acts.
  MAIN,
  END_MAIN,
  BEGIN_SCORE,
  /// Problems are confronted, one by one.
  CONFRONT,
  FACEOFFS,
  /// The faceoffs are over; the turn player may act once more.
  AFTER_FACEOFFS,
  END_SCORE,
  BEGIN_END,
  HAND_LIMIT,
  HOME_LIMIT,
  END_END,
  PASS_TURN,
  /// The card of the Ready Phase is drawn.
  END_READY;

  @Override
  public void write(Fingerprint out) {
    out.add(100 + ordinal());
  }
}
