package cardwright.cardgame.text;

import cardwright.cardgame.state.NumberRange;
import java.util.List;
import java.util.function.Function;

/// How much, or how many. The noun (`cookies`, `cards`) belongs to the word that has an amount.
public sealed interface Amount {
  /// A number that can be read off the table: the door to a game's own numbers.
  interface Value {}

  /// What a game reads off its table for an amount.
  ///
  /// @param <B> its tables
  /// @param <C> who speaks in a text
  interface Facts<B, C> {
    /// What X is, 0 or more; asked only by an amount of X.
    int x(B board, C context);

    /// What a value comes to now.
    int of(B board, Value value, C context);
  }

  /// `2`, or `a` before a noun.
  record Fixed(int number) implements Amount {}

  /// `X`, `2X` with `times` 2, or `X/3` with `by` 3.
  ///
  /// @param times at least 1
  /// @param by at least 1
  record X(int times, int by) implements Amount {
    /// `X` as it is.
    public static final X ONE = new X(1, 1);
  }

  /// `2 cookies for each Toy you control`.
  record ForEach(int number, Value of) implements Amount {}

  /// `cookies equal to the confidence of that Character`.
  record Equal(Value of) implements Amount {}

  /// `cookies equal to the confidence of that Character plus 2`, or `minus 2` below 0.
  record Plus(Value of, int more) implements Amount {}

  /// `cookies equal to twice the maturity of that Character`, or with more than 2 `3 times the …`.
  record Times(Value of, int times) implements Amount {}

  /// `cookies equal to half your opponent's cookies, rounded down`.
  record Half(Value of) implements Amount {}

  /// `cookies equal to the difference between your cookies and your opponent's cookies`, whichever of the two is more.
  record Difference(Value one, Value other) implements Amount {}

  /// `2 cookies for each Toy you control, at most 6`.
  record AtMost(Amount amount, int most) implements Amount {}

  /// `1 cookie for each Toy you control, at least 2`.
  record AtLeast(Amount amount, int least) implements Amount {}

  /// What it comes to, 0 or more, held to the [NumberRange].
  default <B, C> int in(Facts<B, C> facts, B board, C context) {
    return switch (this) {
      case Fixed(int number) -> number;
      case X(int times, int by) -> NumberRange.of((long) times * facts.x(board, context) / by);
      case ForEach(int number, Value of) ->
          Math.max(0, NumberRange.product(number, facts.of(board, of, context)));
      case Equal(Value of) -> Math.max(0, NumberRange.of(facts.of(board, of, context)));
      case Plus(Value of, int more) ->
          Math.max(0, NumberRange.sum(facts.of(board, of, context), more));
      case Times(Value of, int times) ->
          Math.max(0, NumberRange.product(facts.of(board, of, context), times));
      case Half(Value of) -> NumberRange.of(Math.max(0, facts.of(board, of, context)) / 2);
      case Difference(Value one, Value other) ->
          NumberRange.of(
              Math.abs((long) facts.of(board, one, context) - facts.of(board, other, context)));
      case AtMost(Amount amount, int most) -> Math.min(amount.in(facts, board, context), most);
      case AtLeast(Amount amount, int least) -> Math.max(amount.in(facts, board, context), least);
    };
  }

  /// The numbers of the table that it rests on, in the order of its words.
  default List<Value> values() {
    return switch (this) {
      case Fixed _, X _ -> List.of();
      case ForEach(int _, Value of) -> List.of(of);
      case Equal(Value of) -> List.of(of);
      case Plus(Value of, int _) -> List.of(of);
      case Times(Value of, int _) -> List.of(of);
      case Half(Value of) -> List.of(of);
      case Difference(Value one, Value other) -> List.of(one, other);
      case AtMost(Amount amount, int _) -> amount.values();
      case AtLeast(Amount amount, int _) -> amount.values();
    };
  }

  /// What the amount speaks of.
  ///
  /// @param x stands for X
  /// @param value what a number speaks of
  default <P> List<P> parts(P x, Function<Value, List<P>> value) {
    if (divisor() > 0) {
      return List.of(x);
    }
    return values().stream().flatMap(each -> value.apply(each).stream()).toList();
  }

  /// Of what X has to be a multiple for this to be whole: 1 for `X`, 3 for `X/3`; 0 when it does not rest on X.
  default int divisor() {
    return switch (this) {
      case X(int _, int by) -> by;
      case AtMost(Amount amount, int _) -> amount.divisor();
      case AtLeast(Amount amount, int _) -> amount.divisor();
      case Fixed _, ForEach _, Equal _, Plus _, Times _, Half _, Difference _ -> 0;
    };
  }
}
