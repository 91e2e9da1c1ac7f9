package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import java.util.stream.Stream;

/// The kinds of text that are looked for during play. What no card in play has is not looked for.
public enum Feature {
  ACTIVATED,
  FOR_OPPONENT,
  OTTA,
  STATS,
  STAT_TIMES,
  COST,
  RESOURCES,
  ASCENDING,
  CANNOT_PLAY,
  CANNOT,
  WINS_IF,
  BRIBE,
  GRAB,
  FROM_TIMEOUT,
  ENTERS_WITH,
  GOAL,
  BRIBE_COST,
  QUICK_ABILITY,
  QUICK_GRAB,
  /// Changes of figures that rest on more than the cards in play.
  LOOSE_STATS,
  /// Changes of costs that rest on more than the cards in play.
  LOOSE_COSTS,
  /// Changes of costs that rest on more than who has the card that says so.
  COUNTED_COSTS,
  PLAYABLE_IF,
  PLAYED_AS_QUICK,
  /// What has happened this turn is asked for.
  HISTORY;

  /// How many there are.
  public static final int COUNT = values().length;

  private final int bit = 1 << ordinal();

  /// This feature as a bit.
  public int bit() {
    return bit;
  }

  /// The features that a line of text has, as bits.
  static int bits(Ability ability) {
    return own(ability)
        | (conditions(ability).anyMatch(Condition::asksHistory) ? HISTORY.bit() : 0);
  }

  private static Stream<Condition> conditions(Ability ability) {
    return switch (ability) {
      case Ability.Instruction(var _, Body body) -> conditions(body);
      case Ability.Activated(var _, var _, var _, Body body) -> conditions(body);
      case Ability.Reward(Body body) -> conditions(body);
      case Ability.Otta(var _, var _, var condition, Body body) ->
          Stream.concat(condition.stream(), conditions(body));
      case Ability.StatChange(var condition, var _, var _) -> condition.stream();
      case Ability.CannotUnless(var _, Condition unless) -> Stream.of(unless);
      case Ability.PlayableIf(Condition condition) -> Stream.of(condition);
      case Ability.WinsIf(Condition condition) -> Stream.of(condition);
      case Ability.AlsoPaid _,
          Ability.Grab _,
          Ability.Bribe _,
          Ability.Task _,
          Ability.Standing _ ->
          Stream.empty();
    };
  }

  private static Stream<Condition> conditions(Body body) {
    return body.flow()
        .effects()
        .mapMulti((effect, add) -> {
          if (effect instanceof Effect.Shared(SharedEffect.Ask<Which>(Condition condition))) {
            add.accept(condition);
          }
        });
  }

  private static int own(Ability ability) {
    return switch (ability) {
      case Ability.Instruction _, Ability.AlsoPaid _ -> 0;
      case Ability.Activated(Who by, boolean quick, var _, var _) ->
          ACTIVATED.bit()
              | (by == Who.YOU ? 0 : FOR_OPPONENT.bit())
              | (quick ? QUICK_ABILITY.bit() : 0);
      case Ability.Otta _ -> OTTA.bit();
      case Ability.Grab(boolean quick, int _, var _) ->
          quick ? GRAB.bit() | QUICK_GRAB.bit() : GRAB.bit();
      case Ability.Bribe _ -> BRIBE.bit();
      case Ability.Task _, Ability.Reward _ -> GOAL.bit();
      case Ability.StatChange change ->
          Settled.is(change) ? STATS.bit() : STATS.bit() | LOOSE_STATS.bit();
      case Ability.StatTimes(Stat _, Target<Which> subject, int _) ->
          Settled.is(subject) ? STAT_TIMES.bit() : STAT_TIMES.bit() | LOOSE_STATS.bit();
      case Ability.CostChange(Ability.Paid what, var _, int _, var forEach) ->
          cost(what)
              | (forEach.isEmpty() ? 0 : COUNTED_COSTS.bit())
              | (forEach.isEmpty() || Settled.is(forEach.get()) ? 0 : LOOSE_COSTS.bit());
      case Ability.CostTimes(Ability.Paid what, var _, int _) -> cost(what);
      case Ability.ResourceChange _, Ability.ResourceTimes _ -> RESOURCES.bit();
      case Ability.OnlyAscending _ -> ASCENDING.bit();
      case Ability.CannotUnless(Ability.Standing cannot, var _) -> own(cannot);
      case Ability.CannotPlay _ -> CANNOT_PLAY.bit();
      case Ability.Cannot _ -> CANNOT.bit();
      case Ability.PlayableFromTimeout _ -> FROM_TIMEOUT.bit();
      case Ability.PlayableIf _ -> PLAYABLE_IF.bit();
      case Ability.PlayedAsQuick _ -> PLAYED_AS_QUICK.bit();
      case Ability.EntersWith _ -> ENTERS_WITH.bit();
      case Ability.EntersAsCopy _ -> 0;
      case Ability.WinsIf _ -> WINS_IF.bit();
    };
  }

  private static int cost(Ability.Paid what) {
    int loose =
        what instanceof Ability.Paid.Cards(Which which) && !Settled.is(which)
            ? LOOSE_COSTS.bit()
            : 0;
    return loose | (what instanceof Ability.Paid.Bribes ? BRIBE_COST : COST).bit();
  }
}
