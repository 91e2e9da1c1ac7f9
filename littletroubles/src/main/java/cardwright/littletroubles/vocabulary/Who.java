package cardwright.littletroubles.vocabulary;

/// Which player is meant.
public enum Who {
  /// `you`.
  YOU,
  /// `your opponent`.
  OPPONENT,
  /// `each player`, or in a restriction `players`, or in an event `a player`.
  ANYONE
}
