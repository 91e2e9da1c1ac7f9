package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.EitherCost;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import java.util.List;
import java.util.Optional;

/// What stands left of the colon.
public sealed interface Cost {
  /// The cards that pay; `this card` where none is named.
  Target<Which> target();

  /// All that may have to be paid, in whatever way.
  static List<Cost> parts(List<Cost> costs) {
    return EitherCost.parts(costs, Cost::either);
  }

  /// The two ways in one of which it is paid.
  default Optional<EitherCost<Cost>> either() {
    return this instanceof Either(EitherCost<Cost> ways) ? Optional.of(ways) : Optional.empty();
  }

  /// `pay 2`, `pay X`.
  record Pay(Amount tokens) implements Cost {
    @Override
    public Target<Which> target() {
      return new Target.This<>();
    }
  }

  /// `pay 3 minus 1 for each Critter Friend you control`: not below 0.
  @Rule("MLP Q69")
  record PayLess(int tokens, Value forEach) implements Cost {
    @Override
    public Target<Which> target() {
      return new Target.This<>();
    }
  }

  /// `exhaust this card`, `exhaust 2 Pegasus characters you control here`.
  record Exhaust(Target<Which> target) implements Cost {}

  /// `retire this card`.
  record Retire(Target<Which> target) implements Cost {}

  /// `dismiss this card`, `dismiss a Friend you control here`.
  record Dismiss(Target<Which> target) implements Cost {}

  /// `discard a card`: one in hand.
  record Discard(Target<Which> target) implements Cost {}

  /// `spend a card beneath this card`, `spend each card beneath this card`, `spend a card beneath a Pumped Friend you control`.
  record Spend(Target<Which> target) implements Cost {}

  /// `return this card to its owner's hand`.
  record ToHand(Target<Which> target) implements Cost {}

  /// `move this card home`.
  record MoveHome(Target<Which> target) implements Cost {}

  /// `remove 2 Crystal counters from this card`.
  record RemoveCounters(String counter, int number) implements Cost {
    @Override
    public Target<Which> target() {
      return new Target.This<>();
    }
  }

  /// `remove a counter from a ready character you control`: of any name.
  record RemoveAnyCounter(Target<Which> target) implements Cost {}

  /// `pay 1 or dismiss a Friend you control`. Nothing of it is paid before its player has said in which way.
  @Rule("MLP Q124")
  record Either(EitherCost<Cost> ways) implements Cost {
    @Override
    public Target<Which> target() {
      return new Target.This<>();
    }
  }
}
