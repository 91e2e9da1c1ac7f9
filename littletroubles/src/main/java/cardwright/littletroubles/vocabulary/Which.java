package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.Selector;
import cardwright.engine.Rule;
import java.util.List;

/// A selector: which cards are meant.
///
/// In words: `[another|other] [Adult|Regressed] [fighting] [Quick] [Main] KIND[ other than a KIND][ named "N"][ you control|…|here|in your hand|…][ qualities]`, several qualities with `and` between them.
///
/// @param other whether the card itself is left out
/// @param kinds the kinds, as bits of [Kind]: one, or [Kind#ANY] for `card`
/// @param whose who controls it on a Playground, or owns it elsewhere
/// @param place where it is looked for
/// @param qualities what else is asked; all of it
public record Which(boolean other, int kinds, Who whose, Place place, List<Quality> qualities)
    implements Selector {
  /// Keeps the list from changing.
  public Which {
    qualities = List.copyOf(qualities);
  }

  /// Whether every card of its place is meant, or every other.
  @Rule("LT 6.10b")
  public boolean isAny() {
    return kinds == Kind.ANY && qualities.isEmpty();
  }

  /// Whether it rests on X.
  public boolean asksX() {
    return amounts().stream().anyMatch(amount -> amount.divisor() > 0);
  }

  /// The amounts that are asked.
  List<Amount> amounts() {
    return qualities.stream()
        .filter(Quality.Figure.class::isInstance)
        .map(quality -> Quality.Figure.class.cast(quality).number())
        .toList();
  }
}
