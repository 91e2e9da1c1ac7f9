package cardwright.ggltcg.vocabulary;

/// What an effect acts on.
public sealed interface Target {
  /// All cards of that description, fixed when the effect is carried out.
  record Each(Which which) implements Target {}

  /// `this card`.
  record This() implements Target {}

  /// `it`: the card that would be sleeped, in a text that takes the place of that.
  record It() implements Target {}

  /// Cards that the player chooses.
  ///
  /// @param least how many at least: 0 for `up to`, else the same as `most`
  /// @param most how many at most, at least 1
  record Choose(int least, int most, Which which) implements Target {}
}
