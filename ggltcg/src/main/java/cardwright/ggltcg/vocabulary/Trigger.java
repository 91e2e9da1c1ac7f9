package cardwright.ggltcg.vocabulary;

import cardwright.engine.Rule;

/// What sets a triggered ability off.
public enum Trigger {
  /// `when this card is sleeped`: from play only.
  @Rule("GG 9.2")
  THIS_IS_SLEEPED,
  /// `when this card is played`.
  @Rule("GG Q35")
  THIS_IS_PLAYED,
  /// `when you play another card`.
  @Rule("GG Q35")
  YOU_PLAY_ANOTHER,
  /// `at the start of your turn`.
  @Rule({"GG 4.2", "GG Q42"})
  YOUR_TURN_STARTS
}
