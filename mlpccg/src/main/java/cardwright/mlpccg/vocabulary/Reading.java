package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.layers.Layer;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.engine.Refused;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the figures that a law gives rest on, as bits: beside the cards in play, so that they are worked out anew only when that changes, and other figures, which have to be found before.
public final class Reading {
  /// Nothing but cards in play and what lies on them.
  public static final int NOTHING = 0;

  /// Whose turn it is.
  public static final int TURN = 1;

  /// Cards that are not in play.
  public static final int PILES = 2;

  /// Points, action tokens, draws, and what was scored with a card.
  public static final int COUNTS = 4;

  /// Who is exhausted, and who takes part in a faceoff.
  public static final int STATES = 8;

  /// Whether a faceoff is going on, and which.
  public static final int FACEOFF = 16;

  private static final int PHASES = 32;

  /// Cards that the line has mentioned: `it`, `that Friend`.
  private static final int MENTIONED = 1 << 30;

  /// What X is in the line.
  private static final int X = 1 << 29;

  /// The first of the bits of layers: figures of cards that the line asks about.
  private static final int FIRST_LAYER = 1 << 16;

  private static final int TRAITS = bit(FigureLayer.TRAITS);
  private static final int KEYWORDS = bit(FigureLayer.KEYWORDS);
  private static final int COLORS = bit(FigureLayer.COLORS);
  private static final int POWER = bit(FigureLayer.POWER);

  /// What is found after the loss of abilities.
  private static final int LATE = KEYWORDS | COLORS | POWER;

  private static final int FIGURES = TRAITS | LATE;

  private static final int ALL = ~(MENTIONED | X | FIGURES);

  private Reading() {}

  /// Whether a stretch of time is going on.
  public static int of(Period period) {
    return switch (period) {
      // There is always some phase.
      case TURN, PHASE -> TURN;
      case READY_PHASE, TROUBLEMAKER_PHASE, MAIN_PHASE, SCORE_PHASE, END_PHASE ->
          PHASES << period.ordinal();
    };
  }

  /// What a standing line reads that gives figures; other lines are asked anew each time.
  static int of(Ability.Standing line) {
    return line.law() instanceof Law.Has has
        ? of(has) | line.condition().map(Reading::of).orElse(NOTHING)
        : NOTHING;
  }

  /// What laws read that a text makes for a time.
  static int of(Body body) {
    int bits = NOTHING;
    for (Law law : EffectTraits.of(body).laws()) {
      bits |= law instanceof Law.Has has ? of(has) : NOTHING;
    }
    return bits;
  }

  /// Whether what pays for a cost does not depend on what was picked for another one.
  static boolean isApart(Cost cost, Body body) {
    int bits = of(cost.target());
    if (cost instanceof Cost.Pay(Amount tokens)) {
      bits |= of(tokens);
    } else if (cost instanceof Cost.PayLess(int _, Value forEach)) {
      bits |= of(forEach);
    }
    boolean mentions = (bits & MENTIONED) != 0;
    boolean asksX = (bits & X) != 0;
    return !mentions && !(asksX && (body.x().map(Reading::of).orElse(NOTHING) & MENTIONED) != 0);
  }

  private static int bit(FigureLayer layer) {
    return FIRST_LAYER << layer.ordinal();
  }

  /// Whether a law with its condition reads what is found after the loss of abilities.
  ///
  /// @param condition under which it holds, or null
  public static boolean isLate(Law.Has has, @Nullable Condition condition) {
    int bits = of(has.subject()) | (condition == null ? NOTHING : of(condition));
    return (bits & LATE) != 0;
  }

  /// Checks that a line gives no figure by one that is found no sooner: `Pumped Friends have Crystal`, `Friends with power at most 2 have +1 power`.
  ///
  /// Colors may follow from colors, and all abilities may be lost by any figure: all else is then found once more without them.
  ///
  /// @throws Refused when it does
  public static void check(Ability line) {
    if (line instanceof Ability.Standing(var _, var condition, Law.Has has)) {
      int always = of(has.subject()) | condition.map(Reading::of).orElse(NOTHING);
      boolean isLate = isLate(has, condition.orElse(null));
      for (Change change : has.changes()) {
        Layer.check(FigureLayer.of(change, isLate), layers(always | of(change)));
      }
    }
  }

  private static List<FigureLayer> layers(int bits) {
    return Arrays.stream(FigureLayer.values()).filter(each -> (bits & bit(each)) != 0).toList();
  }

  private static int of(Law.Has has) {
    int bits = of(has.subject());
    for (Change change : has.changes()) {
      bits |= of(change);
    }
    return bits;
  }

  private static int of(Change change) {
    return switch (change) {
      case Change.Power(boolean _, Amount by) -> of(by);
      case Change.ColorsOf(Which which) -> of(which) | COLORS;
      case Change.Colored _,
          Change.AnyColor _,
          Change.Traited _,
          Change.Keyworded _,
          Change.LosesKeyword _,
          Change.LosesAbilities _ ->
          NOTHING;
    };
  }

  private static int of(Condition condition) {
    return switch (condition) {
      case Condition.Compare(Amount.Value value, var _, int _) -> of(value);
      case Condition.MoreThan(Amount.Value more, Amount.Value less) -> of(more) | of(less);
      case Condition.Parity(Amount.Value value, boolean _) -> of(value);
      case Condition.TurnOf _, Condition.FirstTime _ -> TURN;
      // What has happened is told to the board as any other change.
      case Condition.Happened _ -> NOTHING;
      case Condition.Unless(Condition unless) -> of(unless);
      case Condition.All(List<Condition> conditions) -> {
        int bits = NOTHING;
        for (Condition each : conditions) {
          bits |= of(each);
        }
        yield bits;
      }
      case Condition.Own own -> of(OwnCondition.of(own));
    };
  }

  private static int of(OwnCondition condition) {
    return switch (condition) {
      case OwnCondition.Most(Which which) -> of(which);
      case OwnCondition.Highest(Target<Which> card, Which among) -> of(card) | of(among) | POWER;
      case OwnCondition.Is(Target<Which> card, Which which) -> of(card) | of(which);
      case OwnCondition.During(var _, Period period) -> of(period);
      case OwnCondition.DuringFaceoff _, OwnCondition.Challenging _ -> FACEOFF;
      case OwnCondition.Confronted _ -> STATES;
      // Laws say what a limit is, and they may rest on anything.
      case OwnCondition.OverHomeLimit _ -> ALL | FIGURES;
      case OwnCondition.Removed _ -> NOTHING;
    };
  }

  private static int of(Amount amount) {
    int bits = amount.divisor() == 0 ? NOTHING : X;
    for (Amount.Value value : amount.values()) {
      bits |= of(value);
    }
    return bits;
  }

  private static int of(Amount.Value value) {
    return of(Value.class.cast(value));
  }

  private static int of(Value value) {
    return switch (value) {
      case Value.CountOf(Which which) -> of(which);
      case Value.Shared(SharedValue.Extreme<Which>(boolean _, var figure, Which which)) ->
          of(which) | of(Stat.of(figure));
      case Value.ColorsAmong(Which which) -> of(which) | COLORS;
      case Value.TypesAmong(Which which) -> of(which);
      case Value.TotalPower(Which which) -> of(which) | POWER;
      case Value.NumberOf(Target<Which> target) -> of(target);
      case Value.Counters(String _, Target<Which> target) -> of(target);
      case Value.StatOf(Stat stat, Target<Which> target) -> of(target) | of(stat);
      case Value.ColorsOf(Target<Which> target) -> of(target) | COLORS;
      // Laws say what a bonus is, and they may rest on anything.
      case Value.BonusOf(Target<Which> target) -> of(target) | ALL | FIGURES;
      case Value.ScoredThisPhase(Target<Which> target) -> of(target) | COUNTS;
      case Value.PowerHere _ -> STATES | POWER;
      case Value.Flips _ -> PILES;
      case Value.Tokens _, Value.Points _, Value.DrawnThisTurn _ -> COUNTS;
    };
  }

  private static int of(Stat stat) {
    return switch (stat) {
      case POWER -> Reading.POWER;
      case PRINTED_POWER, COST -> NOTHING;
    };
  }

  private static int of(Target<Which> target) {
    return switch (target) {
      case Target.All(Which which, var _) -> of(which);
      case Target.Choose(boolean _, Amount _, Which which) -> of(which) | ALL;
      case Target.Random(int _, Which which) -> of(which) | ALL;
      case Target.This<Which> _ -> NOTHING;
      case Target.It<Which> _, Target.That<Which> _, Target.Those<Which> _ -> MENTIONED;
      case Target.Own<Which> own ->
          switch (OwnTarget.of(own)) {
            case OwnTarget.TopCard _ -> PILES;
            case OwnTarget.Banished _, OwnTarget.Exhausted _, OwnTarget.TheOther _ -> MENTIONED;
            case OwnTarget.Host _, OwnTarget.ThisProblem _ -> NOTHING;
          };
    };
  }

  private static int of(Which which) {
    int bits =
        switch (which.place()) {
          case Place.On(Target<Which> host) -> of(host);
          case Place.Under(Target<Which> host) -> of(host) | PILES;
          case Place.Spot spot ->
              switch (spot) {
                case HAND, DECK, DISCARD, BENEATH, AMONG_THEM -> PILES;
                case PLAY, HERE, THERE, HOME, PROBLEM, OPPONENTS_PROBLEM, ONE_PROBLEM -> NOTHING;
              };
        };
    for (Quality quality : which.qualities()) {
      bits |= of(quality);
    }
    return bits;
  }

  private static int of(Quality quality) {
    return switch (quality) {
      case Quality.Figure(var stat, var _, Amount number) -> of(number) | of(Stat.of(stat));
      case Quality.Named _, Quality.Except _, Quality.Counter _ -> NOTHING;
      case Quality.Own own -> of(OwnQuality.of(own));
    };
  }

  private static int of(OwnQuality quality) {
    return switch (quality) {
      case OwnQuality.State state -> of(state);
      case OwnQuality.SameName(Target<Which> as) -> of(as);
      case OwnQuality.OtherColor(Target<Which> than) -> of(than) | COLORS;
      case OwnQuality.Colored _, OwnQuality.NotColored _, OwnQuality.Colors _ -> COLORS;
      case OwnQuality.Of _, OwnQuality.NotOf _, OwnQuality.WithResource _ -> TRAITS;
      case OwnQuality.Having _ -> KEYWORDS;
    };
  }

  private static int of(OwnQuality.State state) {
    return switch (state) {
      case FLIPPED -> PILES;
      case READY, EXHAUSTED -> STATES;
      case INVOLVED -> STATES | FACEOFF;
      case FRIGHTENED,
          FACE_DOWN,
          WITH_RESOURCE,
          WITHOUT_RESOURCE,
          UNATTACHED,
          NAMED_TYPE,
          WITH_COUNTER ->
          NOTHING;
      case ONLY_CHOSEN_COLOR -> COLORS;
      case POWER_OVER_COST, HIGHEST_POWER -> POWER;
    };
  }
}
