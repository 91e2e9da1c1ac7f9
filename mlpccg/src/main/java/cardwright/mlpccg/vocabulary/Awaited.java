package cardwright.mlpccg.vocabulary;

import java.util.List;

/// What the texts of a play wait for, so that nothing is looked for that no card speaks of.
///
/// @param triggered what sets abilities off, as bits of [EventKind]
/// @param reacted what can be reacted to
/// @param replaced what can be replaced
/// @param states whether some text waits for a state
public record Awaited(long triggered, long reacted, long replaced, boolean states) {
  private static final Awaited NOTHING = new Awaited(0, 0, 0, false);

  /// What all of those wait for.
  public static Awaited all(List<Awaited> each) {
    long triggered = 0;
    long reacted = 0;
    long replaced = 0;
    boolean states = false;
    for (Awaited one : each) {
      triggered |= one.triggered;
      reacted |= one.reacted;
      replaced |= one.replaced;
      states |= one.states;
    }
    return new Awaited(triggered, reacted, replaced, states);
  }

  /// What the lines of a side wait for.
  static Awaited of(List<Ability> abilities) {
    Awaited all = NOTHING;
    for (Ability ability : abilities) {
      all = all.and(ability);
    }
    return all;
  }

  private Awaited and(Ability ability) {
    return switch (ability) {
      case Ability.Triggered(var _, Trigger trigger, var body) ->
          new Awaited(
                  triggered | TriggerEvents.of(trigger),
                  reacted,
                  replaced,
                  states || trigger instanceof Trigger.State)
              .later(body);
      case Ability.Reaction(Trigger trigger, var body) ->
          new Awaited(triggered, reacted | TriggerEvents.of(trigger), replaced, states).later(body);
      case Ability.Instead(var _, Trigger trigger, var body) ->
          new Awaited(triggered, reacted, replaced | TriggerEvents.replaced(trigger), states)
              .later(body);
      case Ability.Activated(var _, var _, var body) -> later(body);
      case Ability.Keyworded _, Ability.PlayedOn _, Ability.PlayOnlyIf _, Ability.Standing _ ->
          this;
    };
  }

  private Awaited later(Body body) {
    EffectTraits traits = EffectTraits.of(body);
    return new Awaited(
        triggered | traits.triggered(), reacted, replaced | traits.replaced(), states);
  }
}
