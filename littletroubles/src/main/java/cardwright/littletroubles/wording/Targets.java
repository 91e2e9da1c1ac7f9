package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;

import cardwright.language.Phrase;
import cardwright.littletroubles.vocabulary.Target;
import cardwright.littletroubles.vocabulary.Which;

/// The words for what effects act on: `a Toy you control`, `up to 2 other Characters`, `all Toys`, `that Character`.
final class Targets {
  /// What a player chooses.
  static final Phrase<Target.Choose> CHOSEN = chosen(Nouns.ONE, Nouns.SEVERAL);

  /// What the opponent chooses among what they control.
  static final Phrase<Target.Choose> THEIRS = chosen(Nouns.theirs(false), Nouns.theirs(true));

  /// One card.
  static final Phrase<Target> ONE =
      oneOf(
          Mentioned.ONE,
          CHOSEN.when(choose -> choose.most() == 1),
          phrase(
                  Target.Random.class,
                  "a random {}",
                  Nouns.ONE,
                  which -> new Target.Random(1, which),
                  Target.Random::which)
              .when(random -> random.number() == 1));

  /// Several cards, other than all of a sort.
  static final Phrase<Target> SOME =
      oneOf(
          Mentioned.SEVERAL,
          CHOSEN.when(choose -> choose.most() > 1),
          phrase(
                  Target.Random.class,
                  "{} random {}",
                  NUMBER,
                  Nouns.SEVERAL,
                  Target.Random::new,
                  Target.Random::number,
                  Target.Random::which)
              .when(random -> random.number() > 1));

  /// All cards of a sort.
  static final Phrase<Target> ALL =
      oneOf(phrase(Target.All.class, "all {}", Nouns.SEVERAL, Target.All::new, Target.All::which));

  /// All cards of a sort, each for itself.
  static final Phrase<Target> EACH =
      oneOf(phrase(Target.All.class, "each {}", Nouns.ONE, Target.All::new, Target.All::which));

  /// All cards of a sort, in the present tense: `Toys you control`.
  static final Phrase<Target> THEY =
      oneOf(phrase(Target.All.class, "{}", Nouns.SEVERAL, Target.All::new, Target.All::which));

  /// Several cards.
  static final Phrase<Target> SEVERAL = oneOf(SOME, ALL);

  /// Any cards.
  static final Phrase<Target> ANY = oneOf(ONE, SOME, ALL);

  /// Any cards, each of which has something of its own: a figure, counters.
  static final Phrase<Target> OWNERS = oneOf(ONE, SOME, EACH);

  /// One card that is not chosen.
  static final Phrase<Target> MENTIONED = Mentioned.ONE;

  private Targets() {}

  private static Phrase<Target.Choose> chosen(Phrase<Which> one, Phrase<Which> several) {
    return oneOf(
        phrase(
                Target.Choose.class,
                "{}",
                Nouns.a(one),
                which -> new Target.Choose(1, 1, which),
                Target.Choose::which)
            .when(choose -> choose.least() == 1 && choose.most() == 1),
        phrase(
                Target.Choose.class,
                "up to 1 {}",
                one,
                which -> new Target.Choose(0, 1, which),
                Target.Choose::which)
            .when(choose -> choose.least() == 0 && choose.most() == 1),
        phrase(
                Target.Choose.class,
                "up to {} {}",
                NUMBER,
                several,
                (most, which) -> new Target.Choose(0, most, which),
                Target.Choose::most,
                Target.Choose::which)
            .when(choose -> choose.least() == 0 && choose.most() > 1),
        phrase(
                Target.Choose.class,
                "{} {}",
                NUMBER,
                several,
                (most, which) -> new Target.Choose(most, most, which),
                Target.Choose::most,
                Target.Choose::which)
            .when(choose -> choose.least() == choose.most() && choose.most() > 1));
  }
}
