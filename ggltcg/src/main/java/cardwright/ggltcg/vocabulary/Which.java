package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.Selector;
import java.util.List;

/// A selector: which cards are meant.
///
/// In words: `[another|other] KIND[ named "N"][ you control|in play|…][ with printed stamina 1]`.
///
/// @param other whether the card itself is left out
/// @param kinds the kinds, as bits of [Kind]: one, or [Kind#ANY] for `card`
/// @param whose on whose side
/// @param qualities what else is asked; all of it
public record Which(boolean other, int kinds, Whose whose, List<Quality> qualities)
    implements Selector {
  /// Keeps the list from changing.
  public Which {
    qualities = List.copyOf(qualities);
  }

  /// Cards of a kind on some side, without more ado.
  public static Which of(int kinds, Whose whose) {
    return new Which(false, kinds, whose, List.of());
  }
}
