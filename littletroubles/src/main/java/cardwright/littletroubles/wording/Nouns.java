package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.QUOTED;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.AmountWords;
import cardwright.cardgame.text.TargetWords;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Trait;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import cardwright.littletroubles.wording.Noun.Spot;
import java.util.List;

/// The words for sorts of cards: `another Adult Character you control`, `Toys in your Timeout with printed cost at most 4`.
final class Nouns {
  private static final Phrase<Amount> COST =
      oneOf(
          phrase(Amount.Fixed.class, "{}", NUMBER, Amount.Fixed::new, Amount.Fixed::number),
          phrase(Amount.X.class, "{}", AmountWords.X, x -> x, x -> x),
          phrase(
              Amount.Equal.class,
              "{}",
              Phrases.<Amount.Value>oneOf(OpenNumbers.NUMBER),
              Amount.Equal::new,
              Amount.Equal::of));

  private static final Phrase<Trait> FIGURE =
      oneOf(
          words(Trait.Simple.BRIBE, Trait.Simple.BRIBE.words()),
          words(
              Trait.Simple.NOT_REGRESSED_BY_THIS_TEXT,
              Trait.Simple.NOT_REGRESSED_BY_THIS_TEXT.words()),
          phrase(
              Trait.Counter.class,
              "with {}",
              withArticle(
                  phrase(
                      Trait.Counter.class,
                      "{} counter",
                      Mentioned.COUNTER,
                      Trait.Counter::new,
                      Trait.Counter::name)),
              counter -> counter,
              counter -> counter),
          phrase(
              Trait.CostAtMost.class,
              "with printed cost at most {}",
              COST,
              Trait.CostAtMost::new,
              Trait.CostAtMost::cost),
          phrase(
              Trait.CostAtLeast.class,
              "with printed cost at least {}",
              COST,
              Trait.CostAtLeast::new,
              Trait.CostAtLeast::cost),
          phrase(
              Trait.CostExactly.class,
              "with printed cost exactly {}",
              COST,
              Trait.CostExactly::new,
              Trait.CostExactly::cost),
          phrase(
              Trait.StatAtMost.class,
              "with {} at most {}",
              OpenNumbers.STAT,
              NUMBER,
              Trait.StatAtMost::new,
              Trait.StatAtMost::stat,
              Trait.StatAtMost::most),
          phrase(
              Trait.StatAtLeast.class,
              "with {} at least {}",
              OpenNumbers.STAT,
              NUMBER,
              Trait.StatAtLeast::new,
              Trait.StatAtLeast::stat,
              Trait.StatAtLeast::least));

  private static final Phrase<Trait> OF_ONE =
      oneOf(
          FIGURE,
          words(Trait.Simple.HOLDS_TOY, Trait.Simple.HOLDS_TOY.words()),
          words(Trait.Simple.IS_HELD, Trait.Simple.IS_HELD.words()));

  private static final Phrase<Trait> OF_SEVERAL =
      oneOf(
          FIGURE,
          words(Trait.Simple.HOLDS_TOY, "that hold a Toy"),
          words(Trait.Simple.IS_HELD, "that are held"));

  private static final List<Spot> SPOTS =
      List.of(
          new Spot(Place.PLAY, Who.ANYONE, ""),
          new Spot(Place.PLAY, Who.YOU, " you control"),
          new Spot(Place.PLAY, Who.OPPONENT, " your opponent controls"),
          new Spot(Place.HERE, Who.ANYONE, " here"),
          new Spot(Place.HERE, Who.YOU, " you control here"),
          new Spot(Place.HERE, Who.OPPONENT, " your opponent controls here"),
          new Spot(Place.HAND, Who.YOU, " in your hand"),
          new Spot(Place.HAND, Who.OPPONENT, " in your opponent's hand"),
          new Spot(Place.TIMEOUT, Who.YOU, " in your Timeout"),
          new Spot(Place.TIMEOUT, Who.OPPONENT, " in your opponent's Timeout"),
          new Spot(Place.TIMEOUT, Who.ANYONE, " in a Timeout"));

  /// One card, with the place: `Toy in your hand`.
  static final Phrase<Which> ONE = noun(false, SPOTS);

  /// Several cards, with the place: `Toys in your hand`.
  static final Phrase<Which> SEVERAL = noun(true, SPOTS);

  /// One card of any place on a Playground, without a word for it, as plays speak of it.
  static final Phrase<Which> ANY_ONE = bare(false, Place.PLAY, Who.ANYONE);

  /// Several cards without a word for the place, as costs and restrictions speak of them.
  static final Phrase<Which> ANY_SEVERAL = bare(true, Place.PLAY, Who.ANYONE);

  private Nouns() {}

  private static Phrase<Which> noun(boolean several, List<Spot> spots) {
    return oneOf(
        List.<Phrase<Which>>of(new Noun(several, spots, QUOTED, several ? OF_SEVERAL : OF_ONE)));
  }

  /// Cards of a place that other words of the line name.
  static Phrase<Which> bare(boolean several, Place place, Who whose) {
    return noun(several, List.of(new Spot(place, whose, "")));
  }

  /// Cards of the opponent, who has been named: `Character they control`.
  static Phrase<Which> theirs(boolean several) {
    return noun(several, List.of(new Spot(Place.PLAY, Who.OPPONENT, " they control")));
  }

  /// One card with its article: `a Toy`, `an Action`, `another Toy`.
  static Phrase<Which> a(Phrase<Which> one) {
    return TargetWords.article(Which.class, one, Nouns::other);
  }

  private static Which other(Which which, boolean other) {
    return new Which(
        other,
        which.side(),
        which.kind(),
        which.not(),
        which.named(),
        which.place(),
        which.whose(),
        which.traits());
  }
}
