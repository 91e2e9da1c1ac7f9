package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.List;

/// Whether a text is legal whenever all that it announces is chosen and paid for, so that nobody has to look at the table.
@Rule({"LT 6.7a", "LT B57"})
final class Certain {
  private Certain() {}

  /// Whether a text is legal as soon as it is paid.
  ///
  /// @param ability what the line says
  /// @param choices its choices, all of which are announced
  static boolean is(
      Ability ability, List<Cost> costs, Flow<Effect> flow, List<Target.Choose<Which>> choices) {
    boolean acts = !choices.isEmpty() || does(flow);
    for (Target.Choose<Which> choice : choices) {
      acts &= choice.least() > 0;
    }
    return costs.stream().allMatch(Cost.Cookies.class::isInstance)
        && ((acts && can(flow)) || (ability instanceof Ability.Activated && addsToItself(flow)));
  }

  /// Whether a text does nothing but add to the figures of its own card, which is there where it is used.
  private static boolean addsToItself(Flow<Effect> flow) {
    return flow instanceof Flow.Do<Effect>(Effect.AddStats add)
        && add.target() instanceof Target.This<Which>;
  }

  /// Whether a text without choices surely does something.
  private static boolean does(Flow<Effect> flow) {
    return switch (flow) {
      case Flow.Do<Effect>(Effect effect) ->
          effect instanceof Effect.Gain(Who _, Amount.Fixed(int cookies)) && cookies > 0;
      // A permanent has no instructions when it is played.
      case Flow.Then<Effect>(var parts) ->
          parts.isEmpty() || parts.stream().anyMatch(Certain::does);
      case Flow.May<Effect> _,
          Flow.If<Effect> _,
          Flow.IfDone<Effect> _,
          Flow.IfNotDone<Effect> _,
          Flow.OneOf<Effect> _,
          Flow.SomeOf<Effect> _,
          Flow.ForEach<Effect> _,
          Flow.Roll<Effect> _ ->
          false;
    };
  }

  /// Whether all parts that have to be done can be done, whatever lies on the table.
  private static boolean can(Flow<Effect> flow) {
    return switch (flow) {
      case Flow.Do<Effect>(Effect effect) -> can(effect);
      case Flow.Then<Effect>(var parts) -> parts.stream().allMatch(Certain::can);
      case Flow.IfDone<Effect>(Flow<Effect> first, var _, var _) -> can(first);
      case Flow.IfNotDone<Effect>(Flow<Effect> first, var _) -> can(first);
      case Flow.May<Effect> _,
          Flow.If<Effect> _,
          Flow.SomeOf<Effect> _,
          Flow.ForEach<Effect> _,
          Flow.Roll<Effect> _ ->
          true;
      case Flow.OneOf<Effect> _ -> false;
    };
  }

  private static boolean can(Effect effect) {
    return switch (effect) {
      case Effect.Gain _ -> true;
      case Effect.Shared(SharedEffect<Which> shared) ->
          switch (shared) {
            case SharedEffect.Ask<Which> _, SharedEffect.Count<Which> _ -> true;
            case SharedEffect.NextCosts<Which> _,
                SharedEffect.Shuffle<Which> _,
                SharedEffect.AnotherTurn<Which> _,
                SharedEffect.EndTurn<Which> _,
                SharedEffect.NextInstead<Which> _,
                SharedEffect.NextTime<Which> _,
                SharedEffect.PutToken<Which> _,
                SharedEffect.Top<Which> _,
                SharedEffect.SkipPhase<Which> _,
                SharedEffect.LookAtHand<Which> _ ->
                false;
          };
      case Effect.OnCards onCards when onCards.second().isPresent() -> false;
      case Effect.OnCards onCards ->
          switch (onCards.target()) {
            case Target.Choose<Which> _,
                Target.All<Which> _,
                Target.That<Which> _,
                Target.It<Which> _,
                Target.Those<Which> _ ->
                true;
            case Target.This<Which> _, Target.Own<Which> _, Target.Random<Which> _ -> false;
          };
      case Effect.Lose _,
          Effect.Hand _,
          Effect.Draw _,
          Effect.Discard _,
          Effect.LookAndDiscard _,
          Effect.RevealHand _,
          Effect.Search _,
          Effect.SkipFightPhase _,
          Effect.EndFight _,
          Effect.WinGame _,
          Effect.ResourcesThisTurn _ ->
          false;
    };
  }
}
