package cardwright.mlpccg.vocabulary;

/// Which player is meant. `you` is the player who carries the text out.
public enum Who {
  /// `you`.
  YOU,
  /// `your opponent`.
  OPPONENT,
  /// `each player`, in a restriction `players`, in an event `a player`.
  EACH,
  /// `the winner`: of the faceoff that this text started.
  WINNER,
  /// `the loser`: of the faceoff that this text started.
  LOSER
}
