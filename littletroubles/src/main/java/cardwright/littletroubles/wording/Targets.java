package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.oneOf;

import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.engine.Rule;
import cardwright.language.Phrase;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;

/// The words for what effects act on: `a Toy you control`, `up to 2 other Characters`, `all Toys`, `that Character`.
final class Targets {
  /// What a player chooses.
  @Rule("LT 6.8a")
  static final Phrase<Target.Choose<Which>> CHOSEN = chosen(Nouns.ONE, Nouns.SEVERAL);

  /// What another player chooses among what they control.
  ///
  /// @param who whose cards they are, from where the text speaks
  static Phrase<Target.Choose<Which>> theirs(Who who) {
    return chosen(Nouns.theirs(who, false), Nouns.theirs(who, true));
  }

  /// What a player takes among cards that were revealed or looked at.
  static final Phrase<Target<Which>> TAKEN =
      oneOf(chosen(Nouns.among(false), Nouns.among(true)), TargetWords.each(Nouns.among(false)));

  /// One card.
  static final Phrase<Target<Which>> ONE =
      oneOf(Mentioned.ONE, CHOSEN.when(choose -> !choose.several()), TargetWords.random(Nouns.ONE));

  /// Several cards, other than all of a sort.
  static final Phrase<Target<Which>> SOME =
      oneOf(
          Mentioned.SEVERAL,
          CHOSEN.when(Target.Choose::several),
          TargetWords.severalRandom(Nouns.SEVERAL));

  /// All cards of a sort.
  static final Phrase<Target<Which>> ALL = oneOf(TargetWords.all(Nouns.SEVERAL));

  /// All cards of a sort, each for itself.
  static final Phrase<Target<Which>> EACH = oneOf(TargetWords.each(Nouns.ONE));

  /// All cards of a sort, in the present tense: `Toys you control`.
  static final Phrase<Target<Which>> THEY = oneOf(TargetWords.they(Nouns.SEVERAL));

  /// Several cards.
  static final Phrase<Target<Which>> SEVERAL = oneOf(SOME, ALL);

  /// Any cards.
  static final Phrase<Target<Which>> ANY = oneOf(ONE, SOME, ALL, EACH);

  /// Any cards, each of which has something of its own: a figure, counters.
  static final Phrase<Target<Which>> OWNERS = oneOf(ONE, SOME, EACH);

  private Targets() {}

  private static Phrase<Target.Choose<Which>> chosen(Phrase<Which> one, Phrase<Which> several) {
    return oneOf(
        TargetWords.chosenOne(Nouns.a(one)),
        TargetWords.upToOne(one),
        TargetWords.anyNumber(several),
        TargetWords.upTo(oneOf(TargetWords.DIGITS, TargetWords.X), several),
        TargetWords.exactly(TargetWords.DIGITS, several));
  }
}
