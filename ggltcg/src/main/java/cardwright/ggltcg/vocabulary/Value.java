package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Amount;

/// A number that can be read off the table.
public sealed interface Value extends Amount.Value {
  /// `Toy you control` behind `for each`; `the number of Toys you control` elsewhere.
  record CountOf(Which which) implements Value {}
}
