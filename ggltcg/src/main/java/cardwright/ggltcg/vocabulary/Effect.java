package cardwright.ggltcg.vocabulary;

/// What an instruction does.
public sealed interface Effect {
  /// An effect that acts on cards.
  sealed interface OnCards extends Effect {
    /// The cards that it acts on.
    Target target();
  }

  /// `gain 2 CC`.
  record GainCc(int cc) implements Effect {}

  /// `sleep a card in play`.
  record Sleep(Target target) implements OnCards {}

  /// `return each card in play to its owner's hand`.
  record ReturnToHand(Target target) implements OnCards {}

  /// `unsleep a card you own`.
  record Unsleep(Target target) implements OnCards {}

  /// `take control of a Toy your opponent controls`.
  record TakeControl(Target target) implements OnCards {}

  /// `a Toy loses 1 stamina permanently`.
  record LoseStamina(Target target, int by) implements OnCards {}

  /// `each Toy you control gains +1 speed until end of turn`.
  record AddStats(Target target, Stats by, Duration duration) implements OnCards {}

  /// `set the stamina of each other Toy to 1 permanently`.
  record SetStamina(Target target, int to) implements OnCards {}

  /// `put this card into play as a copy of a Toy you control`.
  record EnterAsCopy(Target target) implements OnCards {}

  /// `call that tussle off`.
  record CallOff() implements Effect {}

  /// `if you control a Toy, …`: it is done when the answer is yes, and changes nothing.
  record Ask(Condition condition) implements Effect {}

  /// `for each Toy you control, …`, `2 times, …`: it counts, and changes nothing.
  record Count(Amount times) implements Effect {}
}
