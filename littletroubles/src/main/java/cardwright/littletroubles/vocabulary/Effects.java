package cardwright.littletroubles.vocabulary;

/// What effects can make happen, for abilities that wait for it.
public final class Effects {
  private Effects() {}

  /// What an effect can cause, as bits of [What].
  public static int mayCause(Effect effect) {
    return switch (effect) {
      case Effect.Gain _ -> What.GAIN.bit();
      case Effect.Lose _ -> What.LOSE_COOKIES.bit();
      case Effect.Hand _ -> What.GAIN.bit() | What.LOSE_COOKIES.bit();
      case Effect.Draw _ -> What.DRAW.bit();
      case Effect.Discard _, Effect.LookAndDiscard _ -> What.DISCARD.bit();
      case Effect.Search _ -> What.SEARCH.bit() | What.ENTER.bit() | What.PLAY.bit();
      case Effect.Regress _ -> What.REGRESS.bit();
      case Effect.Restore _ -> What.RESTORE.bit();
      case Effect.ToTimeout _ -> What.TO_TIMEOUT.bit() | What.DROP.bit();
      case Effect.ToHand _ -> What.TO_HAND.bit() | What.DROP.bit();
      case Effect.ToDeck _ -> What.TO_DECK.bit() | What.DROP.bit();
      case Effect.PutIntoPlay _ -> What.ENTER.bit();
      case Effect.PlayCard _ -> What.PLAY.bit() | What.ENTER.bit();
      case Effect.PutCounters _ -> What.COUNTER.bit();
      case Effect.Drop _ -> What.DROP.bit();
      case Effect.Look _,
          Effect.RevealHand _,
          Effect.Shuffle _,
          Effect.Choose _,
          Effect.OpponentChooses _,
          Effect.Take _,
          Effect.Move _,
          Effect.TakeControl _,
          Effect.GiveControl _,
          Effect.AddStats _,
          Effect.SetStat _,
          Effect.MultiplyStat _,
          Effect.RemoveCounters _,
          Effect.RemoveAllCounters _,
          Effect.SkipFightPhase _,
          Effect.EndFight _,
          Effect.WinGame _,
          Effect.ResourcesThisTurn _,
          Effect.Shared _,
          Effect.Ask _,
          Effect.Count _ ->
          0;
    };
  }
}
