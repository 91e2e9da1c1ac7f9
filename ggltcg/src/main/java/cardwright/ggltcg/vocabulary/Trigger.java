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

  /// `when you play a Toy`, `when you play your second Toy each turn`, or `when your opponent plays their second card each turn`.
  ///
  /// @param nth each of them, or the one of a number
  /// @param kind which cards are counted, or all
  @Rule({"GG Q35", "GG Q58"})
  record Plays(boolean opponent, Nth nth, Optional<Kind> kind) implements Trigger {}

  /// `when a Toy you control is sleeped`, `when another Toy enters play`, `when this card leaves play`, `when this card wins a tussle`.
  ///
  /// @param which which Toys; empty for this card
  @Rule("GG Q77")
  record Happens(Optional<Which> which, Change change) implements Trigger {}

  /// What happens to a Toy.
  enum Change {
    SLEEPED("is sleeped"),
    ENTERS("enters play"),
    LEAVES("leaves play"),
    @Rule("GG Q127")
    WINS("wins a tussle");

    private final String words;

    Change(String words) {
      this.words = words;
    }

    /// It behind its Toy.
    public String words() {
      return words;
    }
  }

  /// `at the end of your turn`, `at the start of your opponent's turn`; the start of your own turn is [Each#YOUR_TURN_STARTS].
  @Rule("GG Q78")
  record Turn(boolean start, Who whose) implements Trigger {}
}
