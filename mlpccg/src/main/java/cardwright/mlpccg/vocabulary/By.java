package cardwright.mlpccg.vocabulary;

/// Whose text a line is.
public enum By {
  /// Of the card's controller: no word for it.
  YOU,
  /// `Any player,`: of each player; `you` is then that player.
  ANY_PLAYER
}
