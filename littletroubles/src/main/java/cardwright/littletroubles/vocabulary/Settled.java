package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;

/// Whether a text in the present tense rests on the cards in play alone, so that what it comes to can be kept until they change.
final class Settled {
  private Settled() {}

  static boolean is(Ability.StatChange change) {
    return change.condition().isEmpty()
        && is(change.subject())
        && change.by().stream().allMatch(bonus -> is(bonus.by()));
  }

  static boolean is(Target<Which> subject) {
    return !(subject instanceof Target.All(Which which, var _)) || is(which);
  }

  /// Figures may themselves rest on more than the cards in play, and so may amounts.
  static boolean is(Which which) {
    return which.qualities().stream().allMatch(Settled::is);
  }

  private static boolean is(Quality quality) {
    return switch (quality) {
      case Quality.Figure(var stat, var _, Amount number) ->
          switch (OwnStat.of(stat)) {
            case Stat _ -> false;
            case OwnStat.Printed _ -> number instanceof Amount.Fixed;
          };
      case Quality.Named _, Quality.Except _, Quality.Counter _, Quality.Own _ -> true;
    };
  }

  private static boolean is(Amount amount) {
    return amount instanceof Amount.Fixed
        || (amount instanceof Amount.ForEach(int _, Amount.Value value)
            && is(Value.class.cast(value)));
  }

  static boolean is(Value value) {
    return switch (value) {
      case Value.CountOf(Which which) -> which.place() == Place.PLAY && is(which);
      case Value.Shared(SharedValue.Extreme<Which>(boolean _, var figure, Which which)) ->
          switch (OwnStat.of(figure)) {
            case Stat _ -> false;
            case OwnStat.Printed _ -> which.place() == Place.PLAY && is(which);
          };
      case Value.CountersOn _, Value.CostOf _ -> true;
      case Value.StatOf _,
          Value.Cookies _,
          Value.HandSize _,
          Value.ActionsThisTurn _,
          Value.WinsThisTurn _,
          Value.Wins _,
          Value.PlaysThisPhase _ ->
          false;
    };
  }
}
