package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Nth;
import cardwright.engine.Rule;
import java.util.Optional;

/// What sets a triggered ability off.
public sealed interface Trigger {
  /// What happens each time.
  enum Each implements Trigger {
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

  /// `when you play your second Toy each turn`, or `when your opponent plays their second card each turn`.
  ///
  /// @param kind which cards are counted, or all
  @Rule({"GG Q35", "GG Q58"})
  record Plays(boolean opponent, Nth.EachTurn nth, Optional<Kind> kind) implements Trigger {}
}
