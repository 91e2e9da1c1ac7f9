package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.AmountWords;
import cardwright.cardgame.text.Heap;
import cardwright.cardgame.text.TargetWords;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.Who;
import java.util.List;

/// The words for how much and how many, and for what cards have or gain, as one person says them.
final class Amounts {
  /// A keyword as cards have it: `Stubborn`, `Supportive 1`.
  static final Phrase<Change.Keyworded> KEYWORD =
      oneOf(
          phrase(
                  Change.Keyworded.class,
                  "{}",
                  Sorts.KEYWORD,
                  keyword -> new Change.Keyworded(keyword, 0),
                  Change.Keyworded::keyword)
              .when(change -> change.number() == 0),
          phrase(
                  Change.Keyworded.class,
                  Keyword.SUPPORTIVE.words() + " {}",
                  NUMBER,
                  number -> new Change.Keyworded(Keyword.SUPPORTIVE, number),
                  Change.Keyworded::number)
              .when(change -> change.keyword() == Keyword.SUPPORTIVE));

  // Stand for parts that a value of another sort does not have; what is made of them is left out.
  private static final Value NONE = new Value.Tokens(Who.YOU);
  private static final Amount.ForEach NO_EACH = new Amount.ForEach(1, NONE);

  /// Action tokens.
  final Phrase<Amount> tokens;

  /// Points.
  final Phrase<Amount> points;

  /// Cards.
  final Phrase<Amount> cards;

  /// Cards more: `1 more card`.
  final Phrase<Amount> moreCards;

  /// How often an instruction is repeated: `for each color this card has`.
  final Phrase<Amount> times;

  /// Counters: `a Party counter`, `2 Party counters`, `X power counters`.
  final Phrase<Heap> heap;

  /// What cards have: `+2 power, blue and Stubborn`.
  final Phrase<List<Change>> changes;

  private final AmountWords words;
  private final Phrase<Amount.Value> each;
  private final Phrase<Amount.Value> number;

  Amounts(ValueWords values, Nouns nouns) {
    this.each = oneOf(values.each);
    this.number = oneOf(values.number);
    this.words = new AmountWords(values.each, values.number);
    this.tokens = of("action tokens", Phrases.number("action token", "action tokens"));
    this.points = of("points", Phrases.number("point", "points"));
    this.cards = of("cards", Phrases.some("card", "cards"));
    this.moreCards = of("more cards", Phrases.number("more card", "more cards"));
    this.times = words.repeated();
    this.heap = Heap.words(oneOf(TargetWords.SEVERAL, words(Amount.X.ONE, "X")), Qualities.COUNTER);
    this.changes = listOf(change(nouns), ", ", " and ", 1);
  }

  /// X is not divided in this game: a text asks for all of it.
  private Phrase<Amount> of(String noun, Phrase<Integer> number) {
    return words.of(noun, number.when(many -> many > 0)).when(amount -> amount.divisor() <= 1);
  }

  private Phrase<Change> change(Nouns nouns) {
    return oneOf(
        power(false, "+"),
        power(true, "-"),
        phrase(
                Change.Power.class,
                "power equal to {}",
                number,
                value -> new Change.Power(false, new Amount.Equal(value)),
                change -> change.by() instanceof Amount.Equal equal ? equal.of() : NONE)
            .when(change -> change.by() instanceof Amount.Equal),
        phrase(Change.Colored.class, "{}", Sorts.COLOR, Change.Colored::new, Change.Colored::color),
        words(new Change.AnyColor(), "a color"),
        phrase(
            Change.ColorsOf.class,
            "the colors of each {}",
            nouns.one,
            Change.ColorsOf::new,
            Change.ColorsOf::which),
        phrase(Change.Traited.class, "{}", Sorts.TRAIT, Change.Traited::new, Change.Traited::trait),
        KEYWORD);
  }

  private Phrase<Change> power(boolean less, String sign) {
    Phrase<Integer> number = NUMBER.when(by -> by > 0);
    return oneOf(
        phrase(
                Change.Power.class,
                sign + "{} power",
                oneOf(
                    phrase(
                        Amount.Fixed.class, "{}", number, Amount.Fixed::new, Amount.Fixed::number),
                    words(Amount.X.ONE, "X"),
                    phrase(
                            Amount.X.class,
                            "{}X",
                            number,
                            times -> new Amount.X(times, 1),
                            Amount.X::times)
                        .when(x -> x.times() > 1)),
                by -> new Change.Power(less, by),
                Change.Power::by)
            .when(change -> change.less() == less),
        phrase(
                Change.Power.class,
                sign + "{}",
                phrase(
                    Amount.ForEach.class,
                    "{} power for each {}",
                    number,
                    each,
                    Amount.ForEach::new,
                    Amount.ForEach::number,
                    Amount.ForEach::of),
                by -> new Change.Power(less, by),
                change -> change.by() instanceof Amount.ForEach each ? each : NO_EACH)
            .when(change -> change.less() == less && change.by() instanceof Amount.ForEach));
  }
}
