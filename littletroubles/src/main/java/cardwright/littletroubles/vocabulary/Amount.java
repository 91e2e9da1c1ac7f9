package cardwright.littletroubles.vocabulary;

import cardwright.engine.Rule;

/// How much, or how many. The noun (`cookies`, `cards`) belongs to the effect.
public sealed interface Amount {
  /// `2`, or `a` before `card`.
  record Fixed(int number) implements Amount {}

  /// `X`, or `X/3` with `by` 3.
  @Rule({"LT 6.5a", "LT 6.5b"})
  record X(int by) implements Amount {}

  /// `2 cookies for each Toy you control`.
  record ForEach(int number, Value of) implements Amount {}

  /// `cookies equal to the confidence of that Character`.
  record Equal(Value value) implements Amount {}

  /// `cookies equal to the confidence of that Character plus 2`, or `minus 2` below 0.
  record Plus(Value value, int more) implements Amount {}

  /// `cookies equal to twice the maturity of that Character`, or with more than 2 `3 times the …`.
  record Times(Value value, int times) implements Amount {}

  /// `cookies equal to half your opponent's cookies, rounded down`.
  record Half(Value value) implements Amount {}

  /// `2 cookies for each Toy you control, at most 6`.
  record AtMost(Amount amount, int most) implements Amount {}

  /// `1 cookie for each Toy you control, at least 2`.
  record AtLeast(Amount amount, int least) implements Amount {}
}
