package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;

/// What effects can make happen, for abilities that wait for it.

public final class EffectTraits {
  private EffectTraits() {}

  /// What an effect can cause, as bits of [EventKind].
  public static int mayCause(Effect effect) {
    return switch (effect) {
      case Effect.Gain _ -> EventKind.GAIN.bit();
      case Effect.Lose _ -> EventKind.LOSE_COOKIES.bit();
      case Effect.Hand _ -> EventKind.GAIN.bit() | EventKind.LOSE_COOKIES.bit();
      case Effect.Draw _ -> EventKind.DRAW.bit();
      case Effect.Discard _, Effect.LookAndDiscard _ -> EventKind.DISCARD.bit();
      case Effect.Search _ -> EventKind.SEARCH.bit() | EventKind.ENTER.bit() | EventKind.PLAY.bit();
      case Effect.Regress _ -> EventKind.REGRESS.bit();
      case Effect.Restore _ -> EventKind.RESTORE.bit();
      case Effect.ToTimeout _ -> EventKind.TO_TIMEOUT.bit() | EventKind.DROP.bit();
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) ->
          switch (shared) {
            case SharedCardEffect.ToHand<Which> _ -> EventKind.TO_HAND.bit() | EventKind.DROP.bit();
            case SharedCardEffect.ToDeck<Which> _ -> EventKind.TO_DECK.bit() | EventKind.DROP.bit();
            case SharedCardEffect.PutCounters<Which> _ -> EventKind.COUNTER.bit();
            case SharedCardEffect.CopyAsToken<Which> _ -> EventKind.ENTER.bit();
            case SharedCardEffect.TakeControl<Which> _,
                SharedCardEffect.OfTwo<Which> _,
                SharedCardEffect.GainTexts<Which> _,
                SharedCardEffect.LoseTexts<Which> _,
                SharedCardEffect.BecomeCopy<Which> _,
                SharedCardEffect.RemoveAllCounters<Which> _ ->
                0;
          };
      case Effect.PutIntoPlay _ -> EventKind.ENTER.bit();
      case Effect.PlayCard _ -> EventKind.PLAY.bit() | EventKind.ENTER.bit();
      case Effect.Drop _ -> EventKind.DROP.bit();
      case Effect.RevealHand _,
          Effect.Choose _,
          Effect.Chooses _,
          Effect.Take _,
          Effect.Move _,
          Effect.GiveControl _,
          Effect.AddStats _,
          Effect.SetStat _,
          Effect.MultiplyStat _,
          Effect.RemoveCounters _,
          Effect.SkipFightPhase _,
          Effect.EndFight _,
          Effect.WinGame _,
          Effect.ResourcesThisTurn _ ->
          0;
      case Effect.Shared(SharedEffect<Which> shared) ->
          shared instanceof SharedEffect.PutToken<Which> ? EventKind.ENTER.bit() : 0;
    };
  }
}
