package cardwright.ggltcg.vocabulary;

/// What stands behind `if`.
public sealed interface Condition {
  /// `you control a Toy`, `your opponent controls at least 2 cards`.
  ///
  /// @param number at least 1
  record AtLeast(int number, Which which) implements Condition {}

  /// `it is your turn`.
  record YourTurn() implements Condition {}
}
