package cardwright.littletroubles.resolve;

import cardwright.littletroubles.vocabulary.Amount;
import cardwright.littletroubles.vocabulary.Condition;
import cardwright.littletroubles.vocabulary.Target;
import cardwright.littletroubles.vocabulary.Value;

/// Amounts that cannot be known before the text is carried out: they ask about a card that the text has still to name.
final class OpenAmounts {
  private OpenAmounts() {}

  static boolean isOpen(Amount amount) {
    return switch (amount) {
      case Amount.Fixed _, Amount.X _ -> false;
      case Amount.ForEach(int _, Value of) -> isOpen(of);
      case Amount.Equal(Value value) -> isOpen(value);
      case Amount.Plus(Value value, int _) -> isOpen(value);
      case Amount.Times(Value value, int _) -> isOpen(value);
      case Amount.Half(Value value) -> isOpen(value);
      case Amount.AtMost(Amount inner, int _) -> isOpen(inner);
      case Amount.AtLeast(Amount inner, int _) -> isOpen(inner);
    };
  }

  /// Whether a condition cannot be asked before the text is carried out.
  static boolean isOpen(Condition condition) {
    return switch (condition) {
      case Condition.Compare(Value value, var _, int _) -> isOpen(value);
      case Condition.MoreThan(Value more, Value less) -> isOpen(more) || isOpen(less);
      case Condition.Is(Target card, var _) -> isOpen(card);
      case Condition.TurnOf _, Condition.WentFirst _ -> false;
    };
  }

  private static boolean isOpen(Value value) {
    return switch (value) {
      case Value.CountersOn(var _, Target card) -> isOpen(card);
      case Value.StatOf(var _, Target card) -> isOpen(card);
      case Value.CostOf(Target card) -> isOpen(card);
      default -> false;
    };
  }

  private static boolean isOpen(Target target) {
    return target instanceof Target.That
        || target instanceof Target.It
        || target instanceof Target.Those;
  }
}
