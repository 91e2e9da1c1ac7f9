package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Selector;
import java.util.Optional;
import java.util.OptionalInt;

/// A selector: which cards are meant.
///
/// @param other whether the card itself is left out
/// @param kind the kind, or any
/// @param whose on whose side
/// @param printedStamina the stamina that has to be printed on the card, or any
public record Which(boolean other, Optional<Kind> kind, Whose whose, OptionalInt printedStamina)
    implements Selector {
  /// Cards of a kind on some side, without more ado.
  public static Which of(Optional<Kind> kind, Whose whose) {
    return new Which(false, kind, whose, OptionalInt.empty());
  }
}
