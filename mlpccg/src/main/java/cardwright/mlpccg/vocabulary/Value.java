package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;

/// A number that can be read off the table.
public sealed interface Value extends Amount.Value {
  /// `Friend you control` behind `for each`; `the number of Friends you control` elsewhere.
  record CountOf(Which which) implements Value {}

  /// `the highest power among Friends you control`, and whatever other number all games read alike.
  record Shared(SharedValue<Which> value) implements Value {}

  /// `of those cards`: how many the line's mention comes to.
  record NumberOf(Target<Which> those) implements Value {}

  /// `Harmony counter on this card`; `the number of Harmony counters on this card`.
  record Counters(String name, Target<Which> card) implements Value {}

  /// `the power of that Friend`, `the printed power of that card`, `the cost of this card`.
  record StatOf(Stat stat, Target<Which> card) implements Value {}

  /// `color this card has`; `the number of colors this card has`.
  record ColorsOf(Target<Which> card) implements Value {}

  /// `the number of colors among characters you control here`.
  record ColorsAmong(Which which) implements Value {}

  /// `type of card in your discard pile`; `the number of types of cards in your discard pile`.
  record TypesAmong(Which which) implements Value {}

  /// `the total power of white characters you control`.
  record TotalPower(Which which) implements Value {}

  /// `the bonus of that Problem`.
  record BonusOf(Target<Which> problem) implements Value {}

  /// `the number of action tokens you have`.
  record Tokens(Who who) implements Value {}

  /// `the number of points you have`.
  record Points(Who who) implements Value {}

  /// `cards you have drawn this turn`.
  @Rule("MLP B60")
  record DrawnThisTurn(Who who) implements Value {}

  /// `cards you have flipped in this faceoff`.
  record Flips(Who who) implements Value {}

  /// `points this card has scored this phase`: by confronting where it is, and with it.
  record ScoredThisPhase(Target<Which> card) implements Value {}

  /// `power your opponent has here`.
  record PowerHere(Who who) implements Value {}
}
