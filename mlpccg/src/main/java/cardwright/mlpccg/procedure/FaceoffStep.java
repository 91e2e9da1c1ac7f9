package cardwright.mlpccg.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;

/// Where the faceoff stands that is going on.
@Rule({"MLP 43", "MLP 45", "MLP 46", "MLP 47", "MLP 48", "MLP B12"})
public enum FaceoffStep implements TurnStep {
  BEGIN,
  /// Both players flip.
  FLIP,
  /// Some flipped cards are ignored.
  IGNORE,
  /// Whoever has flipped may ignore a card.
  ANSWER,
  /// Both players may act, the one whose turn it is not first.
  WINDOW,
  COMPARE,
  RESULT,
  /// Flipped cards leave.
  RETURN,
  END,
  /// The Problems of the faceoff are solved.
  SOLVE,
  /// They are replaced.
  REPLACE;

  @Override
  public void write(Fingerprint out) {
    out.add(140 + ordinal());
  }
}
