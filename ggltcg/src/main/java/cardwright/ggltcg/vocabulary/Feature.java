package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import java.util.Optional;
import java.util.stream.Stream;

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
  ON_TURN_START,
  /// When the second card of a turn is played, or another one by its number.
  ON_NTH_PLAY,
  /// When cards in play change, or a turn starts or ends, whoever's it is.
  ON_CHANGE,
  ON_TURN,
  /// What takes the place of something.
  INSTEAD,
  /// The next card costs less.
  NEXT_COSTS,
  /// Figures that hold as long as something else does, of which more than cards in play can be asked.
  IF_BONUS,
  COST_FOR,
  ALSO_SLEEPS,
  /// Cards gain texts, or lose them.
  CHANGES_TEXTS,
  /// What has happened this turn is asked for.
  HISTORY,
  /// When a Toy wins a tussle.
  ON_WIN,
  /// Toys attack directly as though there were no others.
  AS_THOUGH;

  private final int bit = 1 << ordinal();

  /// This feature as a bit.
  public int bit() {
    return bit;
  }

  /// The features that a line of text has, as bits.
  static int bits(Ability ability) {
    boolean nextCosts =
        effects(ability)
            .anyMatch(effect -> effect instanceof Effect.Shared(SharedEffect.NextCosts<Which> _));
    return own(ability)
        | (nextCosts ? NEXT_COSTS.bit() : 0)
        | (conditions(ability).anyMatch(Condition::asksHistory) ? HISTORY.bit() : 0);
  }

  /// The features of lines that a line of text may give cards or lets wait, as bits.
  static int givenBits(Ability ability) {
    return effects(ability).mapToInt(Feature::givenBits).reduce(0, (a, b) -> a | b);
  }

  private static int givenBits(Effect effect) {
    int bits = effect.next().map(line -> bits(line) | givenBits(line)).orElse(0);
    if (effect instanceof Effect.SharedOnCards(SharedCardEffect.LoseTexts<Which> _)) {
      bits |= CHANGES_TEXTS.bit();
    }
    for (Ability line : effect.givenTexts()) {
      bits |= CHANGES_TEXTS.bit() | bits(line) | givenBits(line);
    }
    return bits;
  }

  private static Stream<Effect> effects(Ability ability) {
    return ability.instructions().stream().flatMap(body -> body.flow().effects());
  }

  private static Stream<Condition> conditions(Ability ability) {
    Optional<Condition> own =
        switch (ability) {
          case Ability.StatBonus(var condition, var _, var _) -> condition;
          case Ability.OwnBonus(var condition, var _) -> condition;
          case Ability.CannotTussle(var _, var unless) -> unless;
          case Ability.CannotBePlayed(var _, var unless) -> unless;
          case Ability.Triggered(var _, var condition, var _) -> condition;
          case Ability.Instruction _,
              Ability.Activated _,
              Ability.Answer _,
              Ability.Instead _,
              Ability.Standing _ ->
              Optional.empty();
        };
    Stream<Condition> asked =
        effects(ability)
            .mapMulti((effect, add) -> {
              if (effect instanceof Effect.Shared(SharedEffect.Ask<Which>(Condition condition))) {
                add.accept(condition);
              }
            });
    return Stream.concat(own.stream(), asked);
  }

  private static int own(Ability ability) {
    return switch (ability) {
      case Ability.Instruction _ -> 0;
      case Ability.CostForSleeping _ -> COST_FOR_SLEEPING.bit();
      case Ability.CostOfChosen _ -> COST_OF_CHOSEN.bit();
      case Ability.SleepInsteadOfPaying _ -> OTHER_PRICE.bit();
      case Ability.AlsoSleeps _ -> ALSO_SLEEPS.bit();
      case Ability.CannotBePlayed _ -> CANNOT_BE_PLAYED.bit();
      case Ability.Activated _ -> ACTIVATED.bit();
      case Ability.Answer _ -> ANSWER.bit();
      case Ability.Instead _ -> INSTEAD.bit();
      case Ability.StatBonus(var condition, var _, var _) ->
          BONUS.bit() | (condition.isPresent() ? IF_BONUS.bit() : 0);
      case Ability.OwnBonus(var condition, var _) ->
          BONUS.bit() | (condition.isPresent() ? IF_BONUS.bit() : 0);
      case Ability.CostFor _ -> COST_FOR.bit();
      case Ability.TussleCost _ -> TUSSLE_COST.bit();
      case Ability.OpponentsCost _ -> OPPONENTS_COST.bit();
      case Ability.Untouched _ -> UNTOUCHED.bit();
      case Ability.CannotTussle _ -> CANNOT_TUSSLE.bit();
      case Ability.AttacksPastToys _ -> PAST_TOYS.bit();
      case Ability.AttacksAsThough _ -> AS_THOUGH.bit();
      case Ability.WinsTussles _ -> WINS.bit();
      case Ability.Triggered triggered ->
          switch (triggered.trigger()) {
            case Trigger.Each.THIS_IS_SLEEPED -> ON_SLEEP.bit();
            case Trigger.Each.THIS_IS_PLAYED -> ON_PLAY.bit();
            case Trigger.Each.YOU_PLAY_ANOTHER -> ON_OTHERS_PLAY.bit();
            case Trigger.Each.YOUR_TURN_STARTS -> ON_TURN_START.bit();
            case Trigger.Plays _ -> ON_NTH_PLAY.bit();
            case Trigger.Happens(var _, Trigger.Change change) ->
                ON_CHANGE.bit() | (change == Trigger.Change.WINS ? ON_WIN.bit() : 0);
            case Trigger.Turn _ -> ON_TURN.bit();
          };
    };
  }
}
