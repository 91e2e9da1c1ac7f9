package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import java.util.ArrayList;
import java.util.List;

/// What an effect, with all effects inside it, brings about that lasts or waits: what has to be known
/// of a text before a play, so that nothing is looked for in vain.
///
/// @param laws the laws that it makes
/// @param changes what cards gain by it
/// @param triggered what sets off texts that it leaves for later, as bits of [EventKind]
/// @param replaced what such texts replace, as bits of [EventKind]
/// @param passing whether it gives cards to another controller
record EffectTraits(
    List<Law> laws, List<Change> changes, long triggered, long replaced, boolean passing) {
  private static final EffectTraits NONE = new EffectTraits(List.of(), List.of(), 0, 0, false);

  /// Those of an effect.
  static EffectTraits of(Effect effect) {
    return switch (effect) {
      case Effect.By(var _, boolean _, Effect inner) -> of(inner);
      case Effect.Until(Law law, var _) -> new EffectTraits(List.of(law), List.of(), 0, 0, false);
      case Effect.Gain gain -> new EffectTraits(List.of(), gain.changes(), 0, 0, false);
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) ->
          switch (shared) {
            case SharedCardEffect.TakeControl<Which> _, SharedCardEffect.ExchangeControl<Which> _ ->
                new EffectTraits(List.of(), List.of(), 0, 0, true);
            case SharedCardEffect.ToHand<Which> _,
                SharedCardEffect.ToDeck<Which> _,
                SharedCardEffect.CopyAsToken<Which> _,
                SharedCardEffect.ExchangeFigure<Which> _,
                SharedCardEffect.GainTexts<Which> _,
                SharedCardEffect.LoseTexts<Which> _,
                SharedCardEffect.BecomeCopy<Which> _,
                SharedCardEffect.PutCounters<Which> _,
                SharedCardEffect.RemoveAllCounters<Which> _ ->
                NONE;
          };
      case Effect.Later(Trigger when, List<Effect> effects) ->
          all(effects).awaiting(TriggerEvents.of(when), 0);
      case Effect.InsteadFor(Trigger would, List<Effect> effects, var _) ->
          all(effects).awaiting(0, TriggerEvents.replaced(would));
      case Effect.Shared(SharedEffect.NextInstead<Which>(Ability.Instead line)) ->
          all(effect.inside()).awaiting(0, TriggerEvents.replaced(line.trigger()));
      case Effect.Shared(SharedEffect.NextTime<Which>(Ability.Triggered line)) ->
          all(effect.inside()).awaiting(TriggerEvents.of(line.trigger()), 0);
      case Effect.InsteadOfNextFlip(List<Effect> effects) ->
          all(effects).awaiting(0, EventKind.FLIP_NEXT.bit());
      case Effect.GainTokens _,
          Effect.LoseTokens _,
          Effect.LoseAllTokens _,
          Effect.Pay _,
          Effect.Score _,
          Effect.Draw _,
          Effect.Mill _,
          Effect.Flip _,
          Effect.IgnoreFlip _,
          Effect.AddToTotal _,
          Effect.AddX _,
          Effect.LookAtBottom _,
          Effect.Search _,
          Effect.BanishNamesakes _,
          Effect.LookAt _,
          Effect.Reveal _,
          Effect.Choose _,
          Effect.ChooseSecretly _,
          Effect.ChooseColor _,
          Effect.NameType _,
          Effect.Dismiss _,
          Effect.Retire _,
          Effect.Banish _,
          Effect.BanishBeneath _,
          Effect.MoveBeneath _,
          Effect.Discard _,
          Effect.ToDiscard _,
          Effect.Exhaust _,
          Effect.Ready _,
          Effect.Frighten _,
          Effect.Unfrighten _,
          Effect.PutIntoPlay _,
          Effect.PlayFree _,
          Effect.PlayFreeOn _,
          Effect.MayPlay _,
          Effect.Move _,
          Effect.MoveBeside _,
          Effect.Reattach _,
          Effect.Uncover _,
          Effect.TurnFaceDown _,
          Effect.TurnOver _,
          Effect.TurnToStart _,
          Effect.CopyCounter _,
          Effect.Challenge _,
          Effect.ChallengeWith _,
          Effect.FaceoffBetween _,
          Effect.AnotherTroublemakerPhase _,
          Effect.StartFaceoff _,
          Effect.LeaveFaceoff _,
          Effect.Replace _,
          Effect.Shared _ ->
          NONE;
    };
  }

  /// Those of all effects of a text.
  static EffectTraits of(Body body) {
    return all(body.flow().effects().toList());
  }

  private static EffectTraits all(List<Effect> effects) {
    EffectTraits all = NONE;
    for (Effect effect : effects) {
      all = all.and(of(effect));
    }
    return all;
  }

  private EffectTraits and(EffectTraits other) {
    return new EffectTraits(
        joined(laws, other.laws),
        joined(changes, other.changes),
        triggered | other.triggered,
        replaced | other.replaced,
        passing || other.passing);
  }

  private EffectTraits awaiting(long triggers, long replaces) {
    return new EffectTraits(laws, changes, triggered | triggers, replaced | replaces, passing);
  }

  private static <T> List<T> joined(List<T> one, List<T> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isEmpty() ? other : one;
    }
    List<T> both = new ArrayList<>(one);
    both.addAll(other);
    return List.copyOf(both);
  }
}
