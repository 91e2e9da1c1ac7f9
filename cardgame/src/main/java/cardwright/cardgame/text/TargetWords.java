package cardwright.cardgame.text;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import java.util.function.BiFunction;

/// The words for what effects act on, composed from the nouns of a game: `a Toy you control`, `up to 2 other Toys`, `all Toys`, `that Toy`.
public final class TargetWords {
  /// A number of cards as digits, any number: what reads several cards refuses one behind the noun.
  public static final Phrase<Amount> DIGITS =
      oneOf(phrase(Amount.Fixed.class, "{}", NUMBER, Amount.Fixed::new, Amount.Fixed::number));

  /// A number of cards from 2 on, as digits.
  public static final Phrase<Amount> SEVERAL =
      oneOf(
          phrase(Amount.Fixed.class, "{}", NUMBER, Amount.Fixed::new, Amount.Fixed::number)
              .when(fixed -> fixed.number() > 1 && !fixed.equals(Target.Choose.ANY_NUMBER)));

  /// `X`.
  public static final Phrase<Amount> X = words(Amount.X.ONE, "X");

  private TargetWords() {}

  /// `this card`.
  public static <W extends Selector> Phrase<Target.This<W>> thisCard() {
    return words(new Target.This<W>(), "this card");
  }

  /// `it`.
  public static <W extends Selector> Phrase<Target.It<W>> it() {
    return words(new Target.It<W>(), "it");
  }

  /// `that Toy`.
  ///
  /// @param kind kinds as bits, with the noun of one card
  public static <W extends Selector> Phrase<Target.That<W>> that(Phrase<Integer> kind) {
    return phrase(
        TargetWords.<Target.That<W>>of(Target.That.class),
        "that {}",
        kind,
        Target.That<W>::new,
        Target.That<W>::kinds);
  }

  /// `those Toys`.
  ///
  /// @param kinds kinds as bits, with the noun of several cards
  public static <W extends Selector> Phrase<Target.Those<W>> those(Phrase<Integer> kinds) {
    return phrase(
        TargetWords.<Target.Those<W>>of(Target.Those.class),
        "those {}",
        kinds,
        Target.Those<W>::new,
        Target.Those<W>::kinds);
  }

  /// `all Toys you control`.
  ///
  /// @param several several cards, without a number
  public static <W extends Selector> Phrase<Target.All<W>> all(Phrase<W> several) {
    return all(Target.Said.ALL, "all {}", several);
  }

  /// `each Toy you control`.
  ///
  /// @param one one card, without an article
  public static <W extends Selector> Phrase<Target.All<W>> each(Phrase<W> one) {
    return all(Target.Said.EACH, "each {}", one);
  }

  /// `Toys you control`: all of them, in a text that holds for a time.
  ///
  /// @param several several cards, without a number
  public static <W extends Selector> Phrase<Target.All<W>> they(Phrase<W> several) {
    return all(Target.Said.ALL, "{}", several);
  }

  private static <W extends Selector> Phrase<Target.All<W>> all(
      Target.Said said, String words, Phrase<W> noun) {
    return phrase(
            TargetWords.<Target.All<W>>of(Target.All.class),
            words,
            noun,
            which -> new Target.All<>(which, said),
            Target.All<W>::which)
        .when(all -> all.said() == said);
  }

  /// One card with its article: `a Toy`, `an Action`, `another Toy`.
  ///
  /// @param one one card, without an article
  /// @param other the same selector, with the card itself or without it
  public static <W extends Selector> Phrase<W> article(
      Class<W> type, Phrase<W> one, BiFunction<W, Boolean, W> other) {
    Phrase<W> plain = one.when(which -> !which.other());
    return oneOf(
        withArticle(plain),
        phrase(
                type,
                "another {}",
                plain,
                which -> other.apply(which, true),
                which -> other.apply(which, false))
            .when(Selector::other));
  }

  /// `a Toy`: one card that a player names.
  ///
  /// @param one one card with its article
  public static <W extends Selector> Phrase<Target.Choose<W>> chosenOne(Phrase<W> one) {
    return chosen(false, 1, "{}", one);
  }

  /// `up to 1 Toy`.
  ///
  /// @param one one card, without an article
  public static <W extends Selector> Phrase<Target.Choose<W>> upToOne(Phrase<W> one) {
    return chosen(true, 1, "up to 1 {}", one);
  }

  /// `up to 2 Toys`.
  ///
  /// @param many how many
  /// @param several several cards, without a number
  public static <W extends Selector> Phrase<Target.Choose<W>> upTo(
      Phrase<Amount> many, Phrase<W> several) {
    return chosen(true, "up to {} {}", many, several);
  }

  /// `2 Toys`.
  ///
  /// @param many how many
  /// @param several several cards, without a number
  public static <W extends Selector> Phrase<Target.Choose<W>> exactly(
      Phrase<Amount> many, Phrase<W> several) {
    return chosen(false, "{} {}", many, several);
  }

  /// `any number of Toys`.
  ///
  /// @param several several cards, without a number
  public static <W extends Selector> Phrase<Target.Choose<W>> anyNumber(Phrase<W> several) {
    return phrase(
            TargetWords.<Target.Choose<W>>of(Target.Choose.class),
            "any number of {}",
            several,
            which -> new Target.Choose<>(true, Target.Choose.ANY_NUMBER, which),
            Target.Choose::which)
        .when(choose -> choose.upTo() && choose.number().equals(Target.Choose.ANY_NUMBER));
  }

  private static <W extends Selector> Phrase<Target.Choose<W>> chosen(
      boolean upTo, int number, String words, Phrase<W> noun) {
    return phrase(
            TargetWords.<Target.Choose<W>>of(Target.Choose.class),
            words,
            noun,
            which -> new Target.Choose<>(upTo, number, which),
            Target.Choose::which)
        .when(choose -> choose.upTo() == upTo && !choose.several());
  }

  private static <W extends Selector> Phrase<Target.Choose<W>> chosen(
      boolean upTo, String words, Phrase<Amount> many, Phrase<W> several) {
    return phrase(
            TargetWords.<Target.Choose<W>>of(Target.Choose.class),
            words,
            many,
            several,
            (number, which) -> new Target.Choose<>(upTo, number, which),
            Target.Choose::number,
            Target.Choose::which)
        .when(choose -> choose.upTo() == upTo && isSeveral(choose.number()));
  }

  private static boolean isSeveral(Amount number) {
    return !(number instanceof Amount.Fixed(int fixed))
        || (fixed > 1 && !number.equals(Target.Choose.ANY_NUMBER));
  }

  /// `a random Toy`.
  ///
  /// @param one one card, without an article
  public static <W extends Selector> Phrase<Target.Random<W>> random(Phrase<W> one) {
    return phrase(
            TargetWords.<Target.Random<W>>of(Target.Random.class),
            "a random {}",
            one,
            which -> new Target.Random<>(1, which),
            Target.Random::which)
        .when(random -> random.number() == 1);
  }

  /// `2 random Toys`.
  ///
  /// @param several several cards, without a number
  public static <W extends Selector> Phrase<Target.Random<W>> severalRandom(Phrase<W> several) {
    return phrase(
            TargetWords.<Target.Random<W>>of(Target.Random.class),
            "{} random {}",
            NUMBER,
            several,
            Target.Random::new,
            Target.Random::number,
            Target.Random::which)
        .when(random -> random.number() > 1);
  }

  /// The class of a record that has a type parameter.
  @SuppressWarnings("unchecked")
  private static <T> Class<T> of(Class<? super T> type) {
    return (Class<T>) type;
  }
}
