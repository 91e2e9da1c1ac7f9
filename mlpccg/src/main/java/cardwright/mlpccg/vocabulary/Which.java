package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.Selector;
import java.util.List;

/// A selector: which cards are meant.
///
/// In words: `[another|other] [adjectives] KIND[ named "N"][ you control][ here][ qualities]`.
///
/// @param other whether the card itself is left out
/// @param kinds the types, as bits of [Kind]; [Kind#ANY] is `card`, [Kind#CHARACTERS] `character`
/// @param whose who controls it in play, or owns it elsewhere; EACH for anybody
/// @param place where it is looked for
/// @param qualities what else is asked; all of it
public record Which(boolean other, int kinds, Who whose, Place place, List<Quality> qualities)
    implements Selector {
  /// Keeps the list from changing.
  public Which {
    qualities = List.copyOf(qualities);
  }

  /// Whether that state is asked.
  public boolean asks(OwnQuality.State state) {
    for (int i = 0; i < qualities.size(); i++) {
      if (qualities.get(i) == state) {
        return true;
      }
    }
    return false;
  }
}
