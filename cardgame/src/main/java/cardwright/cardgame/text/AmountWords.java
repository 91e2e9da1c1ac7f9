package cardwright.cardgame.text;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.optional;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import java.util.List;
import java.util.Optional;

/// The words for how much and how many: `2 cookies for each Toy you control`, `X/3 cards`, `half …, rounded down`, `the difference between … and …`.
///
/// A game says how its own numbers are worded, once behind `for each` and once elsewhere.
public final class AmountWords {
  /// X alone, or `X/3`.
  public static final Phrase<Amount.X> X =
      oneOf(
          words(Amount.X.ONE, "X"),
          phrase(
                  Amount.X.class,
                  "X/{}",
                  NUMBER.when(by -> by > 1),
                  by -> new Amount.X(1, by),
                  Amount.X::by)
              .when(x -> x.times() == 1 && x.by() > 1));

  /// How often an instruction can be repeated by a number that is written.
  public static final int MOST_TIMES = 20;

  private static final Phrase<Integer> POSITIVE = NUMBER.when(number -> number > 0);

  private final Phrase<? extends Amount.Value> each;
  private final Phrase<? extends Amount.Value> value;

  /// The words of a game.
  ///
  /// @param each what is counted one by one: `Toy you control`
  /// @param value a number: `the number of Toys you control`
  public AmountWords(Phrase<? extends Amount.Value> each, Phrase<? extends Amount.Value> value) {
    this.each = each;
    this.value = value;
  }

  /// Nothing, or what X is, at the end of a line: `, where X is the number of Toys you control`.
  ///
  /// @param value a number
  public static <V extends Amount.Value> Phrase<Optional<V>> whereX(Phrase<V> value) {
    return optional(", where X is ", value);
  }

  /// An amount with its noun: `2 cookies`, `X cookies`, `cookies equal to …`.
  ///
  /// @param noun the noun behind X and before `equal to`: `cookies`
  /// @param number a number with its noun: `1 cookie`, `2 cookies`
  public Phrase<Amount> of(String noun, Phrase<Integer> number) {
    return limited(oneOf(counted(number, " " + noun, ""), oneOf(sums(noun + " equal to "))));
  }

  /// An amount without a noun: `2`, `the number of Toys you control`.
  public Phrase<Amount> bare() {
    return limited(oneOf(counted(NUMBER, "", ""), oneOf(sums(""))));
  }

  /// An amount before its noun: `2 stamina`, `X stamina`, `1 stamina for each Toy you control`.
  ///
  /// @param before the words before the number
  /// @param after the words behind it
  public Phrase<Amount> before(String before, String after) {
    return limited(
        counted(
            phrase(Integer.class, before + "{}" + after, POSITIVE, by -> by, by -> by),
            after,
            before));
  }

  /// A number, X, or so many for each, before a noun of another phrase: `2`, `X/3`.
  public Phrase<Amount> counted(Phrase<Integer> number) {
    return counted(number, "", "");
  }

  /// How often an instruction is repeated: `for each Toy you control`, `2 times`, `X times`; by a number that is written at most [#MOST_TIMES].
  public Phrase<Amount> repeated() {
    return oneOf(
        phrase(
                Amount.ForEach.class,
                "for each {}",
                each(),
                of -> new Amount.ForEach(1, of),
                Amount.ForEach::of)
            .when(repeated -> repeated.number() == 1),
        phrase(
            Amount.Fixed.class,
            "{} times",
            NUMBER.when(number -> number > 1 && number <= MOST_TIMES),
            Amount.Fixed::new,
            Amount.Fixed::number),
        phrase(Amount.X.class, "{} times", X, x -> x, x -> x));
  }

  /// A number, X, or so many for each.
  private Phrase<Amount> counted(Phrase<Integer> number, String after, String before) {
    return oneOf(
        phrase(Amount.Fixed.class, "{}", number, Amount.Fixed::new, Amount.Fixed::number),
        phrase(Amount.X.class, before + "{}" + after, X, x -> x, x -> x),
        phrase(
            Amount.ForEach.class,
            "{} for each {}",
            number,
            each(),
            Amount.ForEach::new,
            Amount.ForEach::number,
            Amount.ForEach::of));
  }

  /// What is worked out from numbers on the table.
  private List<Phrase<Amount>> sums(String before) {
    Phrase<Amount.Value> number = value();
    return List.of(
        oneOf(
            phrase(Amount.Equal.class, before + "{}", number, Amount.Equal::new, Amount.Equal::of),
            phrase(
                    Amount.Plus.class,
                    before + "{} plus {}",
                    number,
                    NUMBER,
                    Amount.Plus::new,
                    Amount.Plus::of,
                    Amount.Plus::more)
                .when(plus -> plus.more() > 0),
            phrase(
                    Amount.Plus.class,
                    before + "{} minus {}",
                    number,
                    NUMBER,
                    (of, less) -> new Amount.Plus(of, -less),
                    Amount.Plus::of,
                    plus -> -plus.more())
                .when(plus -> plus.more() < 0),
            phrase(
                    Amount.Times.class,
                    before + "twice {}",
                    number,
                    of -> new Amount.Times(of, 2),
                    Amount.Times::of)
                .when(times -> times.times() == 2),
            phrase(
                    Amount.Times.class,
                    before + "{} times {}",
                    NUMBER,
                    number,
                    (times, of) -> new Amount.Times(of, times),
                    Amount.Times::times,
                    Amount.Times::of)
                .when(times -> times.times() > 2),
            phrase(
                Amount.Half.class,
                before + "half {}, rounded down",
                number,
                Amount.Half::new,
                Amount.Half::of),
            phrase(
                Amount.Difference.class,
                before + "the difference between {} and {}",
                number,
                number,
                Amount.Difference::new,
                Amount.Difference::one,
                Amount.Difference::other)));
  }

  private static Phrase<Amount> limited(Phrase<Amount> amount) {
    Phrase<Amount.AtLeast> least =
        phrase(
            Amount.AtLeast.class,
            "{}, at least {}",
            amount.when(AmountWords::varies),
            NUMBER,
            Amount.AtLeast::new,
            Amount.AtLeast::amount,
            Amount.AtLeast::least);
    Phrase<Amount.AtMost> most =
        phrase(
            Amount.AtMost.class,
            "{}, at most {}",
            oneOf(amount.when(AmountWords::varies), least),
            NUMBER,
            Amount.AtMost::new,
            Amount.AtMost::amount,
            Amount.AtMost::most);
    return oneOf(amount, least, most);
  }

  private static boolean varies(Amount amount) {
    return !(amount instanceof Amount.Fixed);
  }

  private Phrase<Amount.Value> each() {
    return oneOf(each);
  }

  private Phrase<Amount.Value> value() {
    return oneOf(value);
  }
}
