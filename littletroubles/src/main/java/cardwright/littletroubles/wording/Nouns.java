package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.AmountWords;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SelectorWords;
import cardwright.cardgame.text.TargetWords;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.OwnQuality.State;
import cardwright.littletroubles.vocabulary.OwnStat;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
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

  private static final Phrase<Quality> EITHER =
      oneOf(
          words(State.BRIBE, State.BRIBE.words()),
          words(State.NOT_REGRESSED_BY_THIS_TEXT, State.NOT_REGRESSED_BY_THIS_TEXT.words()),
          Quality.counter(Mentioned.COUNTER),
          Quality.figure(OwnStat.Printed.COST, "printed cost", COST),
          Quality.figure(
              OpenNumbers.STAT,
              oneOf(
                  phrase(
                      Amount.Fixed.class, "{}", NUMBER, Amount.Fixed::new, Amount.Fixed::number))));

  private static final Phrase<Quality> OF_ONE =
      oneOf(
          EITHER,
          words(State.HOLDS_TOY, State.HOLDS_TOY.words()),
          words(State.IS_HELD, State.IS_HELD.words()));

  private static final Phrase<Quality> OF_SEVERAL =
      oneOf(
          EITHER, words(State.HOLDS_TOY, "that hold a Toy"), words(State.IS_HELD, "that are held"));

  /// Where cards are looked for, and whose.
  record Spot(Place place, Who whose) {}

  private static final Phrase<Spot> SPOTS =
      oneOf(
          words(new Spot(Place.PLAY, Who.ANYONE), ""),
          words(new Spot(Place.PLAY, Who.YOU), " you control"),
          words(new Spot(Place.PLAY, Who.OPPONENT), " your opponent controls"),
          words(new Spot(Place.HERE, Who.ANYONE), " here"),
          words(new Spot(Place.HERE, Who.YOU), " you control here"),
          words(new Spot(Place.HERE, Who.OPPONENT), " your opponent controls here"),
          words(new Spot(Place.HAND, Who.YOU), " in your hand"),
          words(new Spot(Place.HAND, Who.OPPONENT), " in your opponent's hand"),
          words(new Spot(Place.TIMEOUT, Who.YOU), " in your Timeout"),
          words(new Spot(Place.TIMEOUT, Who.OPPONENT), " in your opponent's Timeout"),
          words(new Spot(Place.TIMEOUT, Who.ANYONE), " in a Timeout"));

  /// One card, with the place: `Toy in your hand`.
  static final Phrase<Which> ONE = noun(false, SPOTS);

  /// Several cards, with the place: `Toys in your hand`.
  static final Phrase<Which> SEVERAL = noun(true, SPOTS);

  /// One card of any place on a Playground, without a word for it, as plays speak of it.
  static final Phrase<Which> ANY_ONE = bare(false, Place.PLAY, Who.ANYONE);

  /// Several cards without a word for the place, as costs and restrictions speak of them.
  static final Phrase<Which> ANY_SEVERAL = bare(true, Place.PLAY, Who.ANYONE);

  private Nouns() {}

  private static Phrase<Which> noun(boolean several, Phrase<Spot> spots) {
    return SelectorWords.of(new Selectors(), new Sort(several, spots));
  }

  /// Cards of a place that other words of the line name.
  static Phrase<Which> bare(boolean several, Place place, Who whose) {
    return noun(several, words(new Spot(place, whose), ""));
  }

  /// Cards of a deck that the text has just revealed or looked at: `Toy among those cards`.
  static Phrase<Which> among(boolean several) {
    return noun(several, words(new Spot(Place.AMONG, Who.ANYONE), " among those cards"));
  }

  /// Cards of a player who has been named: `Character they control`.
  static Phrase<Which> theirs(Who who, boolean several) {
    return noun(several, words(new Spot(Place.PLAY, who), " they control"));
  }

  /// One card with its article: `a Toy`, `an Action`, `another Toy`.
  static Phrase<Which> a(Phrase<Which> one) {
    return TargetWords.article(Which.class, one, Nouns::other);
  }

  private static Which other(Which which, boolean other) {
    return new Which(other, which.kinds(), which.whose(), which.place(), which.qualities());
  }

  private record Selectors() implements SelectorWords.Form<Which, Spot> {
    @Override
    public Which of(boolean other, int kinds, Spot spot, List<Quality> qualities) {
      return new Which(other, kinds, spot.whose(), spot.place(), qualities);
    }

    @Override
    public Spot spot(Which which) {
      return new Spot(which.place(), which.whose());
    }
  }

  private record Sort(boolean several, Phrase<Spot> spots) implements SelectorWords.Nouns<Spot> {
    @Override
    public Phrase<Quality> adjectives(List<Quality> before) {
      return Adjectives.behind(before);
    }

    @Override
    public Phrase<Integer> kinds(List<Quality> adjectives) {
      return Adjectives.kinds(adjectives, several);
    }

    @Override
    public Phrase<Quality> except(int kinds) {
      return Adjectives.except(kinds, several);
    }

    @Override
    public Phrase<Spot> spots(int kinds) {
      return spots;
    }

    @Override
    public Phrase<Quality> behind() {
      return several ? OF_SEVERAL : OF_ONE;
    }
  }
}
