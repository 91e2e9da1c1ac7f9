package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Amount;

/// What a card has or gains.
public sealed interface Change {
  /// `+2 power`, `-1 power`, `+1 power for each Resource on this card`, `power equal to the power of this card`.
  record Power(boolean less, Amount by) implements Change {}

  /// `blue`: it has that color too.
  record Colored(Color color) implements Change {}

  /// `a color`: the player chooses it when the change is made.
  record AnyColor() implements Change {}

  /// `the colors of each character your opponent controls here`.
  record ColorsOf(Which which) implements Change {}

  /// `Crystal`.
  record Traited(Trait trait) implements Change {}

  /// `Stubborn`, `Supportive 1`.
  record Keyworded(Keyword keyword, int number) implements Change {}

  /// `loses Teamwork`, as the verb of its own: such a change stands alone.
  record LosesKeyword(Keyword keyword) implements Change {}

  /// `loses all abilities and cannot gain abilities`: such a change stands last.
  record LosesAbilities() implements Change {}
}
