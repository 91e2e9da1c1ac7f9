package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Nth;
import java.util.List;

/// What the texts of a play wait for, so that nothing is looked for that no card speaks of.
///
/// @param triggered what sets abilities off, as bits of [EventKind]
/// @param reacted what can be reacted to
/// @param replaced what can be replaced
/// @param states whether some text waits for a state
/// @param places whether some text counts the cards that are played to a place in a turn
public record Awaited(long triggered, long reacted, long replaced, boolean states, boolean places) {
  private static final Awaited NOTHING = new Awaited(0, 0, 0, false, false);

  /// What all of those wait for.
  public static Awaited all(List<Awaited> each) {
    long triggered = 0;
    long reacted = 0;
    long replaced = 0;
    boolean states = false;
    boolean places = false;
    for (Awaited one : each) {
      triggered |= one.triggered;
      reacted |= one.reacted;
      replaced |= one.replaced;
      states |= one.states;
      places |= one.places;
    }
    return new Awaited(triggered, reacted, replaced, states, places);
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
                  states || trigger instanceof Trigger.State,
                  places || countsAtPlace(trigger))
              .later(body);
      case Ability.Reaction(Trigger trigger, var body) ->
          new Awaited(
                  triggered,
                  reacted | TriggerEvents.of(trigger),
                  replaced,
                  states,
                  places || countsAtPlace(trigger))
              .later(body);
      case Ability.Instead(var _, Trigger trigger, var body) ->
          new Awaited(
                  triggered, reacted, replaced | TriggerEvents.replaced(trigger), states, places)
              .later(body);
      case Ability.Activated(var _, var _, var body) -> later(body);
      case Ability.EntersAsCopy enters -> later(enters.body());
      case Ability.Keyworded _,
          Ability.PlayedOn _,
          Ability.PlayOnlyIf _,
          Ability.AlsoDiscards _,
          Ability.Standing _ ->
          this;
    };
  }

  private Awaited later(Body body) {
    EffectTraits traits = EffectTraits.of(body);
    return new Awaited(
        triggered | traits.triggered(), reacted, replaced | traits.replaced(), states, places);
  }

  /// `you play your first Friend each turn here`.
  private static boolean countsAtPlace(Trigger trigger) {
    return trigger instanceof Trigger.Plays(var _, var nth, var _, var route)
        && nth instanceof Nth.EachTurn
        && route != Trigger.Route.ANY;
  }
}
