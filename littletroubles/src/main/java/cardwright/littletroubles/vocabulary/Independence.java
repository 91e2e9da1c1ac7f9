package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.Rule;

/// Whether a choice can be made before an earlier part of the text is carried out, because it does not depend on it.
@Rule("LT B61")
final class Independence {
  private Independence() {}

  /// Whether an effect changes nothing that a selector asks about.
  static boolean holds(Effect earlier, Which which) {
    return switch (earlier) {
      case Effect.Gain _,
          Effect.Lose _,
          Effect.Hand _,
          Effect.RevealHand _,
          Effect.Choose _,
          Effect.WinGame _,
          Effect.SkipFightPhase _,
          Effect.ResourcesThisTurn _ ->
          true;
      case Effect.Draw _, Effect.Discard _, Effect.LookAndDiscard _ ->
          which.place() != Place.TIMEOUT;
      case Effect.Search(Which _, Effect.Found then) ->
          which.place() != Place.TIMEOUT
              && (then == Effect.Found.TAKE || then == Effect.Found.TO_TIMEOUT);
      case Effect.AddStats _, Effect.SetStat _, Effect.MultiplyStat _ -> !asksFigures(which);
      case Effect.RemoveCounters _ -> !asksCounters(which);
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) ->
          switch (shared) {
            case SharedCardEffect.PutCounters<Which> _,
                SharedCardEffect.RemoveAllCounters<Which> _ ->
                !asksCounters(which);
            case SharedCardEffect.ExchangeFigure<Which> _ -> !asksFigures(which);
            case SharedCardEffect.ExchangeControl<Which> _,
                SharedCardEffect.GainTexts<Which> _,
                SharedCardEffect.LoseTexts<Which> _,
                SharedCardEffect.BecomeCopy<Which> _,
                SharedCardEffect.ToHand<Which> _,
                SharedCardEffect.ToDeck<Which> _,
                SharedCardEffect.CopyAsToken<Which> _,
                SharedCardEffect.TakeControl<Which> _ ->
                false;
          };
      case Effect.Chooses _,
          Effect.Regress _,
          Effect.Restore _,
          Effect.ToTimeout _,
          Effect.Take _,
          Effect.PutIntoPlay _,
          Effect.PlayCard _,
          Effect.Move _,
          Effect.GiveControl _,
          Effect.Drop _,
          Effect.EndFight _ ->
          false;
      case Effect.Shared(SharedEffect<Which> shared) ->
          switch (shared) {
            case SharedEffect.Shuffle<Which> _,
                SharedEffect.LookAtHand<Which> _,
                SharedEffect.AnotherTurn<Which> _,
                SharedEffect.EndTurn<Which> _,
                SharedEffect.NextInstead<Which> _,
                SharedEffect.NextTime<Which> _,
                SharedEffect.SkipPhase<Which> _ ->
                true;
            case SharedEffect.Top(TopOfDeck<Which> top) ->
                top instanceof TopOfDeck.LookAtTop || which.place() != Place.TIMEOUT;
            case SharedEffect.NextCosts<Which> _,
                SharedEffect.PutToken<Which> _,
                SharedEffect.Ask<Which> _,
                SharedEffect.Count<Which> _ ->
                false;
          };
    };
  }

  private static boolean asksCounters(Which which) {
    return which.qualities().stream().anyMatch(Quality.Counter.class::isInstance);
  }

  private static boolean asksFigures(Which which) {
    return which.qualities().stream()
        .anyMatch(
            quality -> quality instanceof Quality.Figure figure && figure.stat() instanceof Stat);
  }
}
