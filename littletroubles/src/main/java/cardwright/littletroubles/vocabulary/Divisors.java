package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;

/// Finds by what X is divided in a text.
@Rule("LT 6.5b")
final class Divisors {
  private Divisors() {}

  /// The least number of which X has to be a multiple; 0 when nothing speaks of X.
  static int of(Flow<Effect> flow, List<Cost> costs) {
    int step = costs.contains(new Cost.XCookies()) ? 1 : 0;
    for (Effect effect : flow.effects().toList()) {
      for (Amount amount : amounts(effect)) {
        step = common(step, amount.divisor());
      }
    }
    return step;
  }

  private static int common(int a, int b) {
    if (a == 0 || b == 0) {
      return a + b;
    }
    int multiple = a;
    while (multiple % b != 0) {
      multiple += a;
    }
    return multiple;
  }

  private static List<Amount> amounts(Effect effect) {
    List<Amount> amounts = new ArrayList<>();
    switch (effect) {
      case Effect.Gain(Who _, Amount cookies) -> amounts.add(cookies);
      case Effect.Lose(Who _, Amount cookies) -> amounts.add(cookies);
      case Effect.Hand(Who _, Amount cookies) -> amounts.add(cookies);
      case Effect.Draw(Who _, Amount cards) -> amounts.add(cards);
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) -> {
        switch (shared) {
          case SharedCardEffect.PutCounters(String _, Amount number, var _) -> amounts.add(number);
          case SharedCardEffect.ToHand<Which> _,
              SharedCardEffect.ToDeck<Which> _,
              SharedCardEffect.CopyAsToken<Which> _,
              SharedCardEffect.TakeControl<Which> _,
              SharedCardEffect.OfTwo<Which> _,
              SharedCardEffect.GainTexts<Which> _,
              SharedCardEffect.LoseTexts<Which> _,
              SharedCardEffect.BecomeCopy<Which> _,
              SharedCardEffect.RemoveAllCounters<Which> _ -> {}
        }
      }
      case Effect.RemoveCounters(String _, Amount number, Target<Which> _) -> amounts.add(number);
      case Effect.SetStat(Stat _, Target<Which> _, Amount to, Duration _) -> amounts.add(to);
      case Effect.AddStats(Target<Which> _, List<Bonus> by, Duration _) ->
          by.forEach(bonus -> amounts.add(bonus.by()));
      case Effect.Search(Which which, var _) -> amounts.addAll(which.amounts());
      case Effect.Choose _,
          Effect.Chooses _,
          Effect.Regress _,
          Effect.Restore _,
          Effect.ToTimeout _,
          Effect.Take _,
          Effect.PutIntoPlay _,
          Effect.PlayCard _,
          Effect.Move _,
          Effect.GiveControl _,
          Effect.MultiplyStat _,
          Effect.Drop _,
          Effect.Discard _,
          Effect.LookAndDiscard _,
          Effect.RevealHand _,
          Effect.SkipFightPhase _,
          Effect.EndFight _,
          Effect.WinGame _,
          Effect.ResourcesThisTurn _ -> {}
      case Effect.Shared(SharedEffect<Which> shared) -> {
        switch (shared) {
          case SharedEffect.Count(Amount times) -> amounts.add(times);
          case SharedEffect.Top(TopOfDeck<Which> top) -> {
            amounts.addAll(top.amounts());
            top.sorts().forEach(which -> amounts.addAll(which.amounts()));
          }
          case SharedEffect.NextCosts<Which> _,
              SharedEffect.Shuffle<Which> _,
              SharedEffect.AnotherTurn<Which> _,
              SharedEffect.EndTurn<Which> _,
              SharedEffect.NextInstead<Which> _,
              SharedEffect.NextTime<Which> _,
              SharedEffect.PutToken<Which> _,
              SharedEffect.SkipPhase<Which> _,
              SharedEffect.LookAtHand<Which> _,
              SharedEffect.Ask<Which> _ -> {}
        }
      }
    }
    if (effect instanceof Effect.OnCards onCards) {
      switch (onCards.target()) {
        case Target.Choose<Which> choose -> {
          amounts.add(choose.number());
          amounts.addAll(choose.which().amounts());
        }
        case Target.All<Which> all -> amounts.addAll(all.which().amounts());
        case Target.Pronoun<Which> _, Target.Own<Which> _, Target.Random<Which> _ -> {}
      }
    }
    return amounts;
  }
}
