package cardwright.ggltcg.vocabulary;

/// When a present-tense ability holds.
public enum Time {
  ALWAYS,
  /// Turn 1, the starting player's first.
  FIRST_TURN_OF_THE_GAME,
  /// The first turn of the card's own player: Turn 1 or Turn 2.
  YOUR_FIRST_TURN,
  /// Every turn of the card's own player.
  YOUR_TURN
}
