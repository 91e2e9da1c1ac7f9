package cardwright.ggltcg.vocabulary;

/// Which cards of a zone are meant.
public enum Whose {
  /// All cards in play.
  ANYONES,
  /// Those in play that you control.
  YOU_CONTROL,
  /// Those in play that your opponent controls.
  OPPONENT_CONTROLS,
  /// Those that you own, asleep: `unsleep` and numbers speak of them.
  YOU_OWN
}
