package cardwright.ggltcg.vocabulary;

/// The cards whose effects are spoken of.
public sealed interface Source {
  /// `cards your opponent controls`.
  record OpponentControls() implements Source {}

  /// `cards named "Knight"`: by the name that the card has now.
  record Named(String name) implements Source {}
}
