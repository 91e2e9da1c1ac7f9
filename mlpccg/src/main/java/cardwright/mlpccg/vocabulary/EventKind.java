package cardwright.mlpccg.vocabulary;

/// What can happen that texts wait for. All that happens in a play is one of these.
public enum EventKind {
  // To a card.
  /// A card is played: its price is paid.
  PLAY,
  /// A card comes into play, played or put there.
  ENTER,
  /// A character goes from one area to another.
  MOVE,
  EXHAUST,
  READY,
  FRIGHTEN,
  UNFRIGHTEN,
  DISMISS,
  RETIRE,
  BANISH,
  /// Banished to beneath another card.
  BANISH_BENEATH,
  /// From a hand to the discard pile.
  DISCARD,
  /// From a deck to the discard pile.
  MILL,
  /// Put into the discard pile from beneath a card.
  SPEND,
  /// To its owner's hand, other than by a draw.
  TO_HAND,
  TO_DECK_TOP,
  TO_DECK_BOTTOM,
  /// Into its owner's deck, which is shuffled.
  TO_DECK_SHUFFLED,
  UNCOVER,
  /// A Troublemaker is turned face-down.
  COVER,
  /// A Mane Character is turned over.
  TURN_OVER,
  /// Counters are put on a card.
  COUNTER,
  /// Counters are removed from a card.
  COUNTER_OFF,
  /// A player takes control of a card.
  CONTROL,
  /// A Resource goes to another host.
  REATTACH,
  /// A player flips the next card in a faceoff.
  FLIP_NEXT,
  /// A card is flipped in a faceoff.
  FLIP,
  /// A flipped card is about to go to the bottom of its owner's deck.
  FLIP_LEAVES,
  /// A flipped card is ignored.
  IGNORE,
  CHALLENGE,
  /// A Troublemaker that was challenged is beaten.
  DEFEAT,
  /// A Problem is confronted.
  CONFRONT,
  /// A character goes home because its Problem is replaced.
  SENT_HOME,
  /// A Problem is solved by a faceoff.
  SOLVE,
  /// A Problem is replaced.
  REPLACE,
  // To a player.
  DRAW,
  GAIN_TOKENS,
  LOSE_TOKENS,
  SCORE,
  WIN_FACEOFF,
  LOSE_FACEOFF,
  SHUFFLE,
  // At a time.
  TURN_START,
  TURN_END,
  PHASE_START,
  PHASE_END,
  FACEOFF_START,
  FACEOFF_END,
  /// A player has taken an action of the Main Phase.
  ACT;

  /// The bits of those by which a card leaves play.
  public static final long LEAVING =
      DISMISS.bit
          | RETIRE.bit
          | BANISH.bit
          | BANISH_BENEATH.bit
          | TO_HAND.bit
          | TO_DECK_TOP.bit
          | TO_DECK_BOTTOM.bit
          | TO_DECK_SHUFFLED.bit;

  private final long bit = 1L << ordinal();

  /// This as a bit.
  public long bit() {
    return bit;
  }
}
