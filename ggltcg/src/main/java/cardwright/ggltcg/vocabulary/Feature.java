package cardwright.ggltcg.vocabulary;

/// The kinds of text that are looked for during play. What no card of a play has is never looked for.
public enum Feature {
  BONUS,
  TUSSLE_COST,
  OPPONENTS_COST,
  UNTOUCHED,
  CANNOT_TUSSLE,
  PAST_TOYS,
  WINS,
  ACTIVATED,
  ANSWER,
  COST_FOR_SLEEPING,
  COST_OF_CHOSEN,
  OTHER_PRICE,
  CANNOT_BE_PLAYED,
  ON_SLEEP,
  ON_PLAY,
  ON_OTHERS_PLAY,
  ON_TURN_START;

  private final int bit = 1 << ordinal();

  /// This feature as a bit.
  public int bit() {
    return bit;
  }

  /// The features that a line of text has, as bits.
  static int bits(Ability ability) {
    return switch (ability) {
      case Ability.Instruction _ -> 0;
      case Ability.CostForSleeping _ -> COST_FOR_SLEEPING.bit();
      case Ability.CostOfChosen _ -> COST_OF_CHOSEN.bit();
      case Ability.SleepInsteadOfPaying _ -> OTHER_PRICE.bit();
      case Ability.CannotBePlayed _ -> CANNOT_BE_PLAYED.bit();
      case Ability.Activated _ -> ACTIVATED.bit();
      case Ability.Answer _ -> ANSWER.bit();
      case Ability.StatBonus _ -> BONUS.bit();
      case Ability.TussleCost _ -> TUSSLE_COST.bit();
      case Ability.OpponentsCost _ -> OPPONENTS_COST.bit();
      case Ability.Untouched _ -> UNTOUCHED.bit();
      case Ability.CannotTussle _ -> CANNOT_TUSSLE.bit();
      case Ability.AttacksPastToys _ -> PAST_TOYS.bit();
      case Ability.WinsTussles _ -> WINS.bit();
      case Ability.Triggered triggered ->
          switch (triggered.trigger()) {
            case THIS_IS_SLEEPED -> ON_SLEEP.bit();
            case THIS_IS_PLAYED -> ON_PLAY.bit();
            case YOU_PLAY_ANOTHER -> ON_OTHERS_PLAY.bit();
            case YOUR_TURN_STARTS -> ON_TURN_START.bit();
          };
    };
  }
}
