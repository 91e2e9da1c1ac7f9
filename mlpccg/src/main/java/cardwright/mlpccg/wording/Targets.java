package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Target;
import cardwright.mlpccg.vocabulary.Which;

/// The words for what effects act on, as one person says them: `a Friend you control`, `up to 2 other characters`, `all Friends`, `that Friend`.
final class Targets {
  /// Cards that other words of the line single out.
  final Phrase<Target> mentioned;

  /// One card.
  final Phrase<Target> one;

  /// Several cards, other than all of a sort.
  final Phrase<Target> some;

  /// All cards of a sort, each for itself.
  final Phrase<Target> each;

  /// All cards of a sort, in the present tense: `Friends you control`.
  final Phrase<Target> they;

  /// What a player chooses.
  final Phrase<Target.Choose> chosen;

  /// Any cards.
  final Phrase<Target> any;

  Targets(Person person, Nouns nouns) {
    this.mentioned = oneOf(Mentions.ONE, Mentions.of(person));
    this.chosen = choose(nouns.one, nouns.several);
    this.one = oneOf(mentioned, chosen.when(Targets::isOne), random(nouns.one, nouns.several, 1));
    this.some =
        oneOf(
            Mentions.SEVERAL,
            chosen.when(choose -> !isOne(choose)),
            random(nouns.one, nouns.several, 2));
    this.each =
        oneOf(phrase(Target.All.class, "each {}", nouns.one, Target.All::new, Target.All::which));
    this.they =
        oneOf(phrase(Target.All.class, "{}", nouns.several, Target.All::new, Target.All::which));
    this.any = oneOf(one, some, each);
  }

  private static boolean isOne(Target.Choose choose) {
    return choose.number().equals(new Amount.Fixed(1));
  }

  /// What is chosen among cards of a sort.
  static Phrase<Target.Choose> choose(Phrase<Which> one, Phrase<Which> several) {
    Phrase<Amount> many =
        oneOf(
            phrase(Amount.Fixed.class, "{}", NUMBER, Amount.Fixed::new, Amount.Fixed::number)
                .when(number -> number.number() > 1 && !number.equals(Target.Choose.ANY_NUMBER)),
            words(Amount.X.ONE, "X"));
    return oneOf(
        phrase(
                Target.Choose.class,
                "{}",
                Nouns.a(one),
                which -> new Target.Choose(false, new Amount.Fixed(1), which),
                Target.Choose::which)
            .when(Target.Choose::one),
        phrase(
                Target.Choose.class,
                "up to 1 {}",
                one,
                which -> new Target.Choose(true, new Amount.Fixed(1), which),
                Target.Choose::which)
            .when(choose -> choose.upTo() && !choose.several()),
        phrase(
                Target.Choose.class,
                "any number of {}",
                several,
                which -> new Target.Choose(true, Target.Choose.ANY_NUMBER, which),
                Target.Choose::which)
            .when(choose -> choose.upTo() && choose.number().equals(Target.Choose.ANY_NUMBER)),
        phrase(
                Target.Choose.class,
                "up to {} {}",
                many,
                several,
                (number, which) -> new Target.Choose(true, number, which),
                Target.Choose::number,
                Target.Choose::which)
            .when(Target.Choose::upTo),
        phrase(
                Target.Choose.class,
                "{} {}",
                many,
                several,
                (number, which) -> new Target.Choose(false, number, which),
                Target.Choose::number,
                Target.Choose::which)
            .when(choose -> !choose.upTo()));
  }

  /// What chance names.
  static Phrase<Target.Random> random(Phrase<Which> one, Phrase<Which> several, int least) {
    return least == 1
        ? phrase(
                Target.Random.class,
                "a random {}",
                one,
                which -> new Target.Random(1, which),
                Target.Random::which)
            .when(random -> random.number() == 1)
        : phrase(
                Target.Random.class,
                "{} random {}",
                NUMBER,
                several,
                Target.Random::new,
                Target.Random::number,
                Target.Random::which)
            .when(random -> random.number() > 1);
  }
}
