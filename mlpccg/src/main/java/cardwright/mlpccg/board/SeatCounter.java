package cardwright.mlpccg.board;

import cardwright.engine.Rule;

/// A number that each seat has.
public enum SeatCounter {
  @Rule("MLP 10")
  POINTS,
  @Rule("MLP 15")
  TOKENS,
  /// Action tokens among them that are lost at the end of the phase.
  LENT,
  /// Hands shuffled back at the start: 0 or 1.
  @Rule("MLP 7")
  REDRAWS,
  /// Cards drawn this turn.
  @Rule("MLP B60")
  DRAWN,
  /// Things done this turn that could have been left.
  @Rule("MLP B49")
  ACTS,
  /// Points scored this Score Phase.
  SCORED,
  /// Cards that have still to be flipped in this round of the faceoff.
  @Rule("MLP 45")
  FLIPS,
  /// Added to the total of the faceoff.
  ADDED,
  /// Action tokens gained from Studious in this faceoff: 0 or 1.
  @Rule("MLP 57")
  STUDIED
}
