package cardwright.mlpccg.board;

import cardwright.engine.Rule;

/// A number of the whole table.
public enum TableCounter {
  /// The number of the turn, from 1; 0 before the first.
  TURN,
  /// Whose turn it is.
  ACTIVE,
  /// Who went first.
  FIRST,
  /// The phase, as the ordinal of a [Stage].
  STAGE,
  /// Which kind of faceoff is going on, as the ordinal of a [FaceoffKind].
  FACEOFF,
  /// The areas of the faceoff, as bits.
  FACEOFF_AREAS,
  /// The Troublemaker that is challenged, with its life.
  CHALLENGED,
  /// Whether a card has said who takes part: 1 or 0.
  @Rule("MLP B16")
  FIXED,
  /// Who has started the faceoff: the challenger, or the turn player.
  STARTER,
  /// Who acts next in a window of the faceoff.
  @Rule("MLP 46")
  PRIORITY,
  /// How many passes in a row there were in the window.
  @Rule("MLP B12")
  PASSES,
  /// How often both players have flipped.
  ROUND,
  /// Who won the faceoff, as the code of a [FaceoffWinner].
  WINNER,
  /// By how much it was won.
  MARGIN,
  /// By how much the last confrontation was more than asked.
  @Rule("MLP B27")
  SURPLUS,
  /// How many texts were set off in this turn.
  @Rule("MLP B49")
  TEXTS
}
