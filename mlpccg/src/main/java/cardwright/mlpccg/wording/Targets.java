package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.oneOf;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Which;

/// The words for what effects act on, as one person says them: `a Friend you control`, `up to 2 other characters`, `all Friends`, `that Friend`.
final class Targets {
  private static final Phrase<Amount> MANY = oneOf(TargetWords.SEVERAL, TargetWords.X);

  /// Cards that other words of the line single out.
  final Phrase<Target<Which>> mentioned;

  /// One card.
  final Phrase<Target<Which>> one;

  /// Several cards, other than all of a sort.
  final Phrase<Target<Which>> some;

  /// All cards of a sort, each for itself.
  final Phrase<Target<Which>> each;

  /// All cards of a sort, together.
  final Phrase<Target<Which>> all;

  /// All cards of a sort, in the present tense: `Friends you control`.
  final Phrase<Target<Which>> they;

  /// What a player chooses.
  final Phrase<Target.Choose<Which>> chosen;

  /// Any cards.
  final Phrase<Target<Which>> any;

  Targets(Person person, Nouns nouns) {
    this.mentioned = oneOf(Mentioned.ONE, Mentioned.of(person));
    this.chosen = choose(nouns.one, nouns.several);
    this.one =
        oneOf(mentioned, chosen.when(choose -> !choose.several()), TargetWords.random(nouns.one));
    this.some =
        oneOf(
            Mentioned.SEVERAL,
            chosen.when(Target.Choose::several),
            TargetWords.severalRandom(nouns.several));
    this.each = oneOf(TargetWords.each(nouns.one));
    this.all = oneOf(TargetWords.all(nouns.several));
    this.they = oneOf(TargetWords.they(nouns.several));
    this.any = oneOf(one, some, each, all);
  }

  /// What is chosen among cards of a sort.
  static Phrase<Target.Choose<Which>> choose(Phrase<Which> one, Phrase<Which> several) {
    return oneOf(
        exactly(one, several),
        TargetWords.upToOne(one),
        TargetWords.anyNumber(several),
        TargetWords.upTo(MANY, several));
  }

  /// `a Friend`, `2 Friends`, `X Friends`: what is paid with is counted.
  static Phrase<Target.Choose<Which>> exactly(Phrase<Which> one, Phrase<Which> several) {
    return oneOf(TargetWords.chosenOne(Nouns.a(one)), TargetWords.exactly(MANY, several));
  }
}
