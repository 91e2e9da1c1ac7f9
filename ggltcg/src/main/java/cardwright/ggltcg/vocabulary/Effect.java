package cardwright.ggltcg.vocabulary;

import java.util.Optional;

/// What an instruction does.
public sealed interface Effect {
  /// `gain 2 CC`.
  record GainCc(int cc) implements Effect {}

  /// `sleep a card in play`.
  record Sleep(Target target) implements Effect {}

  /// `return each card in play to its owner's hand`.
  record ReturnToHand(Target target) implements Effect {}

  /// `unsleep a card you own`.
  record Unsleep(Target target) implements Effect {}

  /// `take control of a Toy your opponent controls`.
  record TakeControl(Target target) implements Effect {}

  /// `a Toy loses 1 stamina permanently`.
  record LoseStamina(Target target, int by) implements Effect {}

  /// `each Toy you control gains +1 speed until end of turn`.
  record AddStats(Target target, Stats by, Duration duration) implements Effect {}

  /// `set the stamina of each other Toy to 1 permanently`.
  record SetStamina(Target target, int to) implements Effect {}

  /// `put this card into play as a copy of a Toy you control`.
  record EnterAsCopy(Target target) implements Effect {}

  /// `call that tussle off`.
  record CallOff() implements Effect {}

  /// What this effect acts on, when it acts on cards.
  static Optional<Target> target(Effect effect) {
    return switch (effect) {
      case GainCc _, CallOff _ -> Optional.empty();
      case Sleep(Target target) -> Optional.of(target);
      case ReturnToHand(Target target) -> Optional.of(target);
      case Unsleep(Target target) -> Optional.of(target);
      case TakeControl(Target target) -> Optional.of(target);
      case LoseStamina(Target target, int _) -> Optional.of(target);
      case AddStats(Target target, Stats _, Duration _) -> Optional.of(target);
      case SetStamina(Target target, int _) -> Optional.of(target);
      case EnterAsCopy(Target target) -> Optional.of(target);
    };
  }

  /// Whether a player chooses what this effect acts on.
  static boolean chooses(Effect effect) {
    return target(effect).filter(Target.Choose.class::isInstance).isPresent();
  }
}
