package cardwright.mlpccg.board;

import cardwright.engine.Rule;

/// What a card is or is not at a moment.
public enum CardFlag {
  /// Controlled by B.
  OF_B,
  @Rule("MLP 14")
  EXHAUSTED,
  /// A frightened Friend, or a Troublemaker that is not uncovered.
  @Rule({"MLP 23", "MLP 68"})
  FACE_DOWN,
  /// The boosted side of a Mane Character is up.
  @Rule("MLP 4")
  BOOSTED,
  /// A flipped card that was ignored.
  @Rule("MLP 54")
  IGNORED,
  /// A flipped card on which nothing more can be done.
  @Rule("MLP B12")
  SETTLED,
  /// A Troublemaker that was challenged in this phase.
  @Rule("MLP B19")
  CHALLENGED,
  /// A Problem that somebody has confronted since it came into play.
  @Rule("MLP B22")
  FIRST_CONFRONTED,
  /// A Problem that the turn player has confronted this turn.
  @Rule("MLP B24")
  CONFRONTED,
  /// A Problem that has been looked at in this Score Phase.
  @Rule("MLP 32")
  RESOLVED,
  /// Its Random was used in this faceoff.
  @Rule("MLP 54")
  RANDOM_USED,
  /// Its Pumped was used in this faceoff.
  @Rule("MLP 51")
  PUMPED_USED,
  /// It takes part in a faceoff that a card has started.
  @Rule("MLP B16")
  INVOLVED,
  /// It has been taken out of the faceoff.
  @Rule("MLP B16")
  LEFT_OUT,
  /// A text that waits for a state of it has been set off since the state began.
  ROUSED,
  /// A Problem at which a Friend was played since it came into play.
  VISITED;

  private final int bit = 1 << ordinal();

  /// This as a bit.
  public int bit() {
    return bit;
  }
}
