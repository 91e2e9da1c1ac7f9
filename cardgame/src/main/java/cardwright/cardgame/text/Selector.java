package cardwright.cardgame.text;

/// Which cards a common word means: the door to a game's own selectors.
public interface Selector {
  /// Whether the card itself is left out: `another Toy`, `other Toys`.
  boolean other();
}
