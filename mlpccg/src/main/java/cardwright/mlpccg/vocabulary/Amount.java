package cardwright.mlpccg.vocabulary;

/// How much, or how many. The noun (`action tokens`, `cards`) belongs to the effect.
public sealed interface Amount {
  /// `2`, or `a` before `card`.
  record Fixed(int number) implements Amount {}

  /// `X`; `2X` with `times` 2. X is explained at the end of the line, or stands in the cost.
  record X(int times) implements Amount {}

  /// `1 action token for each Harmony counter on this card`.
  record ForEach(int number, Value of) implements Amount {}

  /// `points equal to the bonus of that Problem`, `power equal to the power of that Friend`.
  record Equal(Value value) implements Amount {}
}
