package cardwright.cardgame.text;

import java.util.List;

/// Which cards a common word means: the door to a game's own selectors, which know besides where its cards lie and whose they are.
public interface Selector {
  /// Whether the card itself is left out: `another Toy`, `other Toys`.
  boolean other();

  /// The kinds of cards, as bits; a game says which.
  int kinds();

  /// What else is asked; all of it.
  List<Quality> qualities();
}
