package cardwright.littletroubles.vocabulary;

/// Which player is meant.
public enum Who {
  /// `you`.
  YOU,
  /// `your opponent`.
  OPPONENT,
  /// `each player`, or in a restriction `players`, or in an event `a player`.
  ANYONE;

  /// Whether a player is meant.
  ///
  /// @param you whether it is the one who speaks
  public boolean means(boolean you) {
    return switch (this) {
      case YOU -> you;
      case OPPONENT -> !you;
      case ANYONE -> true;
    };
  }
}
