package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.AmountWords;
import cardwright.cardgame.text.Heap;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedValue;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.Bonus;
import cardwright.littletroubles.vocabulary.OwnStat;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;

/// The words for how much and how many: `2 cookies for each Toy you control`, `X/3 cards`, `+2 confidence`.
final class Amounts {
  /// A number of counters of one name.
  record CounterNumber(String counter, int number) {}

  /// A number: `the confidence of that Character`, `the number of Toys you control`.
  static final Phrase<Value> VALUE =
      oneOf(
          OpenNumbers.NUMBER,
          phrase(
                  Value.CountOf.class,
                  "the number of {}",
                  Nouns.SEVERAL,
                  Value.CountOf::new,
                  Value.CountOf::which)
              .when(Amounts::isNoHand),
          phrase(
              Value.Shared.class,
              "{}",
              SharedValue.extreme(
                  Phrases.<Quality.Stat>oneOf(
                      OpenNumbers.STAT, words(OwnStat.Printed.COST, "printed cost")),
                  Nouns.SEVERAL),
              Value.Shared::new,
              Value.Shared::value));

  /// What is counted one by one, behind `for each`: `Toy you control`.
  static final Phrase<Value> EACH =
      oneOf(
          OpenNumbers.EACH,
          phrase(Value.CountOf.class, "{}", Nouns.ONE, Value.CountOf::new, Value.CountOf::which)
              .when(Amounts::isNoHand));

  private static final AmountWords WORDS = new AmountWords(EACH, VALUE);

  /// Cookies.
  static final Phrase<Amount> COOKIES =
      WORDS.of("cookies", Phrases.number("cookie", "cookies").when(many -> many > 0));

  /// Cards.
  static final Phrase<Amount> CARDS =
      WORDS.of("cards", Phrases.some("card", "cards").when(many -> many > 0));

  /// A bare number, for a figure that is set.
  static final Phrase<Amount> BARE = WORDS.bare();

  /// How often an instruction is repeated: `for each Toy you control`, `2 times`.
  static final Phrase<Amount> TIMES = WORDS.repeated();

  /// Counters: `a book counter`, `2 book counters`, `X book counters`.
  static final Phrase<Heap> HEAP =
      Heap.words(WORDS.counted(NUMBER.when(number -> number > 1)), Mentioned.COUNTER);

  /// A number of counters in digits: `1 book counter`, `3 book counters`.
  static final Phrase<CounterNumber> COUNTER_NUMBER =
      oneOf(
          phrase(
                  CounterNumber.class,
                  "1 {} counter",
                  Mentioned.COUNTER,
                  counter -> new CounterNumber(counter, 1),
                  CounterNumber::counter)
              .when(counters -> counters.number() == 1),
          phrase(
                  CounterNumber.class,
                  "{} {} counters",
                  NUMBER,
                  Mentioned.COUNTER,
                  (number, counter) -> new CounterNumber(counter, number),
                  CounterNumber::number,
                  CounterNumber::counter)
              .when(counters -> counters.number() != 1));

  /// What is added to figures: `+2 confidence and -1 maturity`.
  static final Phrase<List<Bonus>> BONUSES = listOf(oneOf(bonuses()), ", ", " and ", 1);

  private Amounts() {}

  /// Cards of a hand are counted by [Value.HandSize] alone.
  private static boolean isNoHand(Value.CountOf count) {
    Which which = count.which();
    return which.place() != Place.HAND || which.other() || !which.isAny();
  }

  private static List<Phrase<Bonus>> bonuses() {
    List<Phrase<Bonus>> bonuses = new ArrayList<>();
    for (Stat stat : Stat.values()) {
      bonuses.add(bonus(stat, false, "+"));
      bonuses.add(bonus(stat, true, "-"));
    }
    return bonuses;
  }

  private static Phrase<Bonus> bonus(Stat stat, boolean less, String sign) {
    return phrase(
            Bonus.class,
            "{}",
            WORDS.before(sign, " " + stat.words()),
            by -> new Bonus(stat, less, by),
            Bonus::by)
        .when(bonus -> bonus.stat() == stat && bonus.less() == less);
  }
}
