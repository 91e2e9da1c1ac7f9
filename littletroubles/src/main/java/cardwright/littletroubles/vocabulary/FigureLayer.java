package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.layers.Layer;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.engine.Refused;
import java.util.List;

/// The one layer in which figures of cards in play are found, side by side: a text that always holds gives them by what is known without any of them.
public enum FigureLayer implements Layer {
  FIGURES;

  @Override
  public String words() {
    return "figures";
  }

  /// Checks that a line gives no figures by figures: `Characters with confidence at most 2 have +1 maturity`.
  ///
  /// @throws Refused when it does
  public static void check(Ability line) {
    if (line instanceof Ability.StatChange(var condition, var subject, List<Bonus> by)) {
      boolean reads =
          asks(subject)
              || (condition.isPresent() && asks(condition.get()))
              || by.stream().anyMatch(bonus -> asks(bonus.by()));
      check(reads);
    }
    if (line instanceof Ability.StatTimes(Stat _, var subject, int _)) {
      check(asks(subject));
    }
  }

  private static void check(boolean reads) {
    Layer.check(FIGURES, reads ? List.of(FIGURES) : List.of());
  }

  private static boolean asks(Condition condition) {
    return switch (condition) {
      case Condition.Compare(Amount.Value value, var _, int _) -> asks(value);
      case Condition.MoreThan(Amount.Value more, Amount.Value less) -> asks(more) || asks(less);
      case Condition.Parity(Amount.Value value, boolean _) -> asks(value);
      case Condition.TurnOf _, Condition.FirstTime _, Condition.Happened _ -> false;
      case Condition.Unless(Condition unless) -> asks(unless);
      case Condition.All(List<Condition> all) -> all.stream().anyMatch(FigureLayer::asks);
      case Condition.Own own ->
          switch (OwnCondition.of(own)) {
            case OwnCondition.Is(Target<Which> card, Side _) -> asks(card);
            case OwnCondition.WentFirst _ -> false;
          };
    };
  }

  private static boolean asks(Amount amount) {
    return amount.values().stream().anyMatch(FigureLayer::asks);
  }

  private static boolean asks(Amount.Value value) {
    return switch (Value.class.cast(value)) {
      case Value.StatOf _ -> true;
      case Value.CountOf(Which which) -> asks(which);
      case Value.Shared(SharedValue.Extreme<Which>(boolean _, var figure, Which which)) ->
          switch (OwnStat.of(figure)) {
            case Stat _ -> true;
            case OwnStat.Printed _ -> asks(which);
          };
      case Value.CountersOn(String _, Target<Which> card) -> asks(card);
      case Value.CostOf(Target<Which> card) -> asks(card);
      case Value.Cookies _,
          Value.HandSize _,
          Value.ActionsThisTurn _,
          Value.WinsThisTurn _,
          Value.Wins _,
          Value.PlaysThisPhase _ ->
          false;
    };
  }

  private static boolean asks(Target<Which> target) {
    return switch (target) {
      case Target.All(Which which, var _) -> asks(which);
      case Target.Choose(boolean _, Amount _, Which which) -> asks(which);
      case Target.Random(int _, Which which) -> asks(which);
      case Target.Pronoun<Which> _, Target.Own<Which> _ -> false;
    };
  }

  private static boolean asks(Which which) {
    return which.qualities().stream().anyMatch(FigureLayer::asks);
  }

  private static boolean asks(Quality quality) {
    return switch (quality) {
      case Quality.Figure(var stat, var _, Amount number) ->
          switch (OwnStat.of(stat)) {
            case Stat _ -> true;
            case OwnStat.Printed _ -> asks(number);
          };
      case Quality.Named _, Quality.Except _, Quality.Counter _, Quality.Own _ -> false;
    };
  }
}
