package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;

import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.Amount;
import cardwright.littletroubles.vocabulary.Bonus;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;

/// The words for how much and how many: `2 cookies for each Toy you control`, `X/3 cards`, `+2 confidence`.
final class Amounts {
  /// Counters of one name.
  record Heap(String counter, Amount number) {}

  /// A number of counters of one name.
  record Tally(String counter, int number) {}

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
              .when(Amounts::isNoHand));

  /// What is counted one by one, behind `for each`: `Toy you control`.
  static final Phrase<Value> EACH =
      oneOf(
          OpenNumbers.EACH,
          phrase(Value.CountOf.class, "{}", Nouns.ONE, Value.CountOf::new, Value.CountOf::which)
              .when(Amounts::isNoHand));

  /// Cookies.
  static final Phrase<Amount> COOKIES = of("cookies", Phrases.number("cookie", "cookies"));

  /// Cards.
  static final Phrase<Amount> CARDS = of("cards", Phrases.some("card", "cards"));

  /// A bare number, for a figure that is set.
  static final Phrase<Amount> BARE = limited(oneOf(sums(""), counted(NUMBER, Nouns.X)));

  /// How often an instruction is repeated: `for each Toy you control`, `2 times`.
  static final Phrase<Amount> TIMES =
      oneOf(
          phrase(
                  Amount.ForEach.class,
                  "for each {}",
                  EACH,
                  value -> new Amount.ForEach(1, value),
                  Amount.ForEach::of)
              .when(each -> each.number() == 1),
          phrase(Amount.Fixed.class, "{} times", NUMBER, Amount.Fixed::new, Amount.Fixed::number)
              .when(number -> number.number() > 1),
          phrase(Amount.X.class, "{} times", Nouns.X, Amount.X::new, Amount.X::by));

  /// Counters: `a book counter`, `2 book counters`, `X book counters`.
  static final Phrase<Heap> HEAP =
      oneOf(
          withArticle(single("{} counter")),
          phrase(
              Heap.class,
              "{} {} counters",
              counted(NUMBER.when(number -> number > 1), Nouns.X),
              Mentioned.COUNTER,
              (number, counter) -> new Heap(counter, number),
              Heap::number,
              Heap::counter));

  /// A number of counters in digits: `1 book counter`, `3 book counters`.
  static final Phrase<Tally> TALLY =
      oneOf(
          phrase(
                  Tally.class,
                  "1 {} counter",
                  Mentioned.COUNTER,
                  counter -> new Tally(counter, 1),
                  Tally::counter)
              .when(tally -> tally.number() == 1),
          phrase(
                  Tally.class,
                  "{} {} counters",
                  NUMBER,
                  Mentioned.COUNTER,
                  (number, counter) -> new Tally(counter, number),
                  Tally::number,
                  Tally::counter)
              .when(tally -> tally.number() != 1));

  /// What is added to figures: `+2 confidence and -1 maturity`.
  static final Phrase<List<Bonus>> BONUSES = listOf(oneOf(bonuses()), ", ", " and ", 1);

  private Amounts() {}

  /// Cards of a hand are counted by [Value.HandSize] alone.
  private static boolean isNoHand(Value.CountOf count) {
    Which which = count.which();
    return which.place() != Place.HAND
        || which.other()
        || which.kind().isPresent()
        || which.not().isPresent()
        || which.named().isPresent()
        || !which.traits().isEmpty();
  }

  private static Phrase<Heap> single(String words) {
    return phrase(
            Heap.class,
            words,
            Mentioned.COUNTER,
            counter -> new Heap(counter, new Amount.Fixed(1)),
            Heap::counter)
        .when(heap -> heap.number().equals(new Amount.Fixed(1)));
  }

  private static Phrase<Amount> of(String noun, Phrase<Integer> number) {
    Phrase<Integer> x = phrase(Integer.class, "{} " + noun, Nouns.X, by -> by, by -> by);
    return limited(oneOf(counted(number.when(many -> many > 0), x), sums(noun + " equal to ")));
  }

  /// A number, X, or so many for each.
  private static Phrase<Amount> counted(Phrase<Integer> number, Phrase<Integer> x) {
    return oneOf(
        phrase(Amount.Fixed.class, "{}", number, Amount.Fixed::new, Amount.Fixed::number),
        phrase(Amount.X.class, "{}", x, Amount.X::new, Amount.X::by),
        phrase(
            Amount.ForEach.class,
            "{} for each {}",
            number,
            EACH,
            Amount.ForEach::new,
            Amount.ForEach::number,
            Amount.ForEach::of));
  }

  /// What is worked out from a number on the table.
  private static Phrase<Amount> sums(String before) {
    return oneOf(
        phrase(Amount.Equal.class, before + "{}", VALUE, Amount.Equal::new, Amount.Equal::value),
        phrase(
                Amount.Plus.class,
                before + "{} plus {}",
                VALUE,
                NUMBER,
                Amount.Plus::new,
                Amount.Plus::value,
                Amount.Plus::more)
            .when(plus -> plus.more() > 0),
        phrase(
                Amount.Plus.class,
                before + "{} minus {}",
                VALUE,
                NUMBER,
                (value, less) -> new Amount.Plus(value, -less),
                Amount.Plus::value,
                plus -> -plus.more())
            .when(plus -> plus.more() < 0),
        phrase(
                Amount.Times.class,
                before + "twice {}",
                VALUE,
                value -> new Amount.Times(value, 2),
                Amount.Times::value)
            .when(times -> times.times() == 2),
        phrase(
                Amount.Times.class,
                before + "{} times {}",
                NUMBER,
                VALUE,
                (times, value) -> new Amount.Times(value, times),
                Amount.Times::times,
                Amount.Times::value)
            .when(times -> times.times() > 2),
        phrase(
            Amount.Half.class,
            before + "half {}, rounded down",
            VALUE,
            Amount.Half::new,
            Amount.Half::value));
  }

  private static Phrase<Amount> limited(Phrase<Amount> amount) {
    Phrase<Amount.AtLeast> least =
        phrase(
            Amount.AtLeast.class,
            "{}, at least {}",
            amount.when(Amounts::varies),
            NUMBER,
            Amount.AtLeast::new,
            Amount.AtLeast::amount,
            Amount.AtLeast::least);
    Phrase<Amount.AtMost> most =
        phrase(
            Amount.AtMost.class,
            "{}, at most {}",
            oneOf(amount.when(Amounts::varies), least),
            NUMBER,
            Amount.AtMost::new,
            Amount.AtMost::amount,
            Amount.AtMost::most);
    return oneOf(amount, least, most);
  }

  private static boolean varies(Amount amount) {
    return !(amount instanceof Amount.Fixed);
  }

  private static List<Phrase<Bonus>> bonuses() {
    List<Phrase<Bonus>> bonuses = new ArrayList<>();
    for (Stat stat : Stat.values()) {
      bonuses.add(bonus(stat, false, "+{} " + stat.words()));
      bonuses.add(bonus(stat, true, "-{} " + stat.words()));
    }
    return bonuses;
  }

  private static Phrase<Bonus> bonus(Stat stat, boolean less, String words) {
    Phrase<Integer> number =
        phrase(Integer.class, words, NUMBER.when(by -> by > 0), by -> by, by -> by);
    Phrase<Integer> x = phrase(Integer.class, words, Nouns.X, by -> by, by -> by);
    return phrase(
            Bonus.class,
            "{}",
            limited(counted(number, x)),
            by -> new Bonus(stat, less, by),
            Bonus::by)
        .when(bonus -> bonus.stat() == stat && bonus.less() == less);
  }
}
