package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.SharedValue;
import cardwright.engine.Rule;

/// A number that can be read off the table.
public sealed interface Value extends Amount.Value {
  /// `Toy you control` behind `for each`; `the number of Toys you control` elsewhere.
  record CountOf(Which which) implements Value {}

  /// `the highest speed among Toys you control`, and whatever other number all games read alike.
  record Shared(SharedValue<Which> value) implements Value {}

  /// `the strength of this card`: as it is now; of stamina what is left.
  @Rule("GG Q129")
  record OwnFigure(Stat stat) implements Value {}

  /// `card in your hand` behind `for each`; `the number of cards in your hand` elsewhere.
  record Hand(boolean opponent) implements Value {}

  /// `CC you have` behind `for each`; `your CC` elsewhere.
  record Cc(boolean opponent) implements Value {}
}
