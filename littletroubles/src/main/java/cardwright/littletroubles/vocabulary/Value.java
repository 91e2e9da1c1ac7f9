package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;

/// A number that can be read off the table.
public sealed interface Value extends Amount.Value {
  /// `Toy you control` behind `for each`; `the number of Toys you control` elsewhere.
  record CountOf(Which which) implements Value {}

  /// `the highest confidence among Characters you control`, and whatever other number all games read alike.
  record Shared(SharedValue<Which> value) implements Value {}

  /// `book counter on this card` behind `for each`; `the number of book counters on this card` elsewhere.
  record CountersOn(String counter, Target<Which> card) implements Value {}

  /// `the confidence of that Character`.
  record StatOf(Stat stat, Target<Which> card) implements Value {}

  /// `the printed cost of that card`; nothing for a card that has none.
  record CostOf(Target<Which> card) implements Value {}

  /// `your cookies`, `your opponent's cookies`; behind `for each` `cookie you have`.
  record Cookies(Who who) implements Value {}

  /// `the number of cards in your hand`, `the number of cards in your opponent's hand`; behind `for each` `card in your hand`.
  record HandSize(Who who) implements Value {}

  /// `Actions you played this turn`, `Actions your opponent played this turn`, `Actions played this turn`.
  record ActionsThisTurn(Who who) implements Value {}

  /// `fights you won this turn`.
  record WinsThisTurn(Who who) implements Value {}

  /// `fights you won`: in the whole game.
  record Wins(Who who) implements Value {}

  /// `activations you made this phase`.
  record PlaysThisPhase(Who who) implements Value {}
}
