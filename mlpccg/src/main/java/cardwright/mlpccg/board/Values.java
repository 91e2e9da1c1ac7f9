package cardwright.mlpccg.board;

import cardwright.cardgame.effect.TurnFacts;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.OwnCondition;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Stat;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.WhichFaceoffs;
import cardwright.mlpccg.vocabulary.Who;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Works out amounts, values and conditions.
public final class Values {
  private static final Facts FACTS = new Facts();

  private Values() {}

  /// An amount, 0 or more.
  public static int of(Board board, Amount amount, TextContext context) {
    return amount instanceof Amount.Fixed(int number) ? number : amount.in(FACTS, board, context);
  }

  /// A value that is read off the table.
  public static int of(Board board, Value value, TextContext context) {
    return switch (value) {
      case Value.CountOf(Which which) -> count(board, which, context);
      case Value.Shared(SharedValue<Which> shared) -> shared.in(Values::figures, board, context);
      case Value.NumberOf(Target<Which> those) -> number(board, those, context);
      case Value.Counters(String name, Target<Which> target) -> {
        int[] refs = context.named(board, target);
        yield refs.length == 0 ? 0 : counters(board, refs[0], name, context);
      }
      case Value.StatOf(Stat stat, Target<Which> target) -> {
        int[] refs = context.named(board, target);
        yield refs.length == 0 ? 0 : stat(board, stat, refs[0], context);
      }
      case Value.ColorsOf(Target<Which> target) -> {
        int[] refs = context.named(board, target);
        yield refs.length == 0 ? 0 : Integer.bitCount(colors(board, refs[0], context));
      }
      case Value.ColorsAmong(Which which) -> {
        int all = 0;
        for (int card : Selection.of(board, which, context)) {
          all |= Selection.colors(board, card);
        }
        yield Integer.bitCount(all);
      }
      case Value.TypesAmong(Which which) -> {
        int all = 0;
        for (int card : Selection.of(board, which, context)) {
          all |= board.card(card).kind().bit();
        }
        yield Integer.bitCount(all);
      }
      case Value.TotalPower(Which which) -> {
        int sum = 0;
        for (int card : Selection.of(board, which, context)) {
          sum += Selection.power(board, card);
        }
        yield sum;
      }
      case Value.BonusOf(Target<Which> target) -> {
        int[] refs = context.named(board, target);
        yield refs.length == 0 || !board.holds(refs[0])
            ? 0
            : ActiveLaws.bonus(board, CardRef.card(refs[0]));
      }
      case Value.Tokens(Who who) -> sum(board, SeatCounter.TOKENS, who, context);
      case Value.Points(Who who) -> sum(board, SeatCounter.POINTS, who, context);
      case Value.DrawnThisTurn(Who who) -> sum(board, SeatCounter.DRAWN, who, context);
      case Value.Flips(Who who) -> {
        int flips = 0;
        for (Seat seat : context.seats(board, who)) {
          flips += board.pile(Zone.FLIPPED, seat).size();
        }
        yield flips;
      }
      case Value.ScoredThisPhase(Target<Which> target) -> {
        int[] refs = context.named(board, target);
        yield refs.length == 0 ? 0 : scored(board, refs[0]);
      }
      case Value.PowerHere(Who who) -> {
        int sum = 0;
        int here = context.here(board);
        for (Seat seat : context.seats(board, who)) {
          sum += Area.isProblem(here) ? board.derived().readyPower(board, seat, here) : 0;
        }
        yield sum;
      }
    };
  }

  /// A figure of each card that is meant and has it by its type.
  @Rule("MLP Q54")
  private static int[] figures(Board board, Quality.Stat figure, Which which, TextContext context) {
    Stat asked = Stat.of(figure);
    return Arrays.stream(Selection.of(board, which, context))
        .filter(card -> asked.isOf(board.card(card).kind()))
        .map(card -> Selection.stat(board, asked, card))
        .toArray();
  }

  /// At one Problem: the greater number of the two counts.
  private static int count(Board board, Which which, TextContext context) {
    if (which.place() != Place.Spot.ONE_PROBLEM || context.place() != Area.NONE) {
      return Selection.count(board, which, context);
    }
    int[] all = Selection.of(board, which, context);
    int first = 0;
    for (int card : all) {
      first += board.area(card) == Area.problem(Seat.A) ? 1 : 0;
    }
    return Math.max(first, all.length - first);
  }

  private static int number(Board board, Target<Which> those, TextContext context) {
    return switch (those) {
      case Target.All(Which which, var _) -> Selection.count(board, which, context);
      case Target.Pronoun<Which> _,
          Target.Own<Which> _,
          Target.Choose<Which> _,
          Target.Random<Which> _ ->
          context.named(board, those).length;
    };
  }

  private static int counters(Board board, int ref, String name, TextContext context) {
    LastKnown was = past(board, ref, context);
    return was != null ? was.counters(name) : board.counters().number(CardRef.card(ref), name);
  }

  private static @Nullable LastKnown past(Board board, int ref, TextContext context) {
    return board.holds(ref) ? null : context.was(ref);
  }

  private static int stat(Board board, Stat stat, int ref, TextContext context) {
    LastKnown was = past(board, ref, context);
    return was != null && stat == Stat.POWER
        ? was.power()
        : Selection.stat(board, stat, CardRef.card(ref));
  }

  private static int colors(Board board, int ref, TextContext context) {
    LastKnown was = past(board, ref, context);
    return was != null ? was.colors() : Selection.colors(board, CardRef.card(ref));
  }

  private static int sum(Board board, SeatCounter count, Who who, TextContext context) {
    int sum = 0;
    for (Seat seat : context.seats(board, who)) {
      sum += board.get(count, seat);
    }
    return sum;
  }

  /// Whether a condition holds.
  public static boolean holds(Board board, Condition condition, TextContext context) {
    return condition.holds(FACTS, board, context);
  }

  @Rule("MLP Q123")
  private record Facts() implements TurnFacts<Board, TextContext, Which> {
    @Override
    public int x(Board board, TextContext context) {
      return context.x(board);
    }

    @Override
    public int of(Board board, Amount.Value value, TextContext context) {
      return Values.of(board, Value.class.cast(value), context);
    }

    @Override
    @Rule("MLP Q93")
    public boolean isFirstTime(Board board, TextContext context) {
      return !board
          .lasting()
          .any(each ->
              each instanceof LastingEffect.SetOff text
                  && text.is(context.self(), context.code())
                  && text.origin().you() == context.you());
    }

    @Override
    public Class<Which> selectors() {
      return Which.class;
    }

    @Override
    public boolean isMeant(Board board, Which which, Seat side, TextContext context) {
      return context.means(board, which.whose(), side);
    }

    @Override
    public boolean holds(Board board, Condition.Own condition, TextContext context) {
      return Values.holds(board, OwnCondition.of(condition), context);
    }
  }

  private static boolean holds(Board board, OwnCondition condition, TextContext context) {
    return switch (condition) {
      case OwnCondition.Most(Which which) -> {
        int mine = whose(board, which, context, Who.YOU);
        yield mine > whose(board, which, context, Who.OPPONENT);
      }
      case OwnCondition.Highest(Target<Which> target, Which among) -> {
        int[] refs = context.named(board, target);
        yield refs.length > 0 && board.holds(refs[0]) && highest(board, refs[0], among, context);
      }
      case OwnCondition.Is(Target<Which> target, Which which) -> {
        int[] refs = context.named(board, target);
        yield refs.length > 0 && is(board, refs[0], which, context);
      }
      case OwnCondition.During(Who whose, Period period) ->
          context.means(board, whose, board.active()) && isNow(board, period);
      case OwnCondition.DuringFaceoff(var faceoffs) -> isNow(board, faceoffs, context);
      case OwnCondition.Challenging(Who who) ->
          board.faceoff() == FaceoffKind.TROUBLEMAKER
              && context.means(board, who, Seat.of(board.get(TableCounter.STARTER)));
      case OwnCondition.Confronted _ -> {
        int problem = board.derived().problemAt(context.here(board));
        yield problem != Board.EMPTY && board.is(problem, CardFlag.FIRST_CONFRONTED);
      }
      case OwnCondition.OverHomeLimit _ ->
          Limits.friendsAtHome(board, context.you()) > Limits.home(board, context.you());
      case OwnCondition.Removed(String counter) -> context.removed().equals(counter);
    };
  }

  private static int whose(Board board, Which which, TextContext context, Who who) {
    Which theirs = new Which(which.other(), which.kinds(), who, which.place(), which.qualities());
    return Selection.count(board, theirs, context);
  }

  @Rule("MLP Q32")
  private static boolean highest(Board board, int ref, Which among, TextContext context) {
    int power = Selection.power(board, CardRef.card(ref));
    for (int card : Selection.of(board, among, context)) {
      if (Selection.power(board, card) > power) {
        return false;
      }
    }
    return true;
  }

  /// A card that has left since is held against what it is, wherever it was.
  private static boolean is(Board board, int ref, Which which, TextContext context) {
    int card = CardRef.card(ref);
    return which.place() == Place.Spot.PLAY
        ? context.means(board, which.whose(), board.controller(card))
            && Selection.describes(board, which, card, context)
        : Selection.fits(board, which, card, context);
  }

  /// Whether a stretch of time is going on.
  @Rule({"MLP 14", "MLP 62"})
  public static boolean isNow(Board board, Period period) {
    Stage stage = board.stage();
    return switch (period) {
      case TURN -> true;
      case PHASE -> stage != Stage.SET_UP;
      case READY_PHASE -> stage == Stage.READY;
      case TROUBLEMAKER_PHASE -> stage == Stage.TROUBLEMAKER;
      case MAIN_PHASE -> stage == Stage.MAIN;
      case SCORE_PHASE -> stage == Stage.SCORE;
      case END_PHASE -> stage == Stage.END;
    };
  }

  /// Whether the faceoff that is going on is one of those meant.
  @Rule({"MLP 43", "MLP 62"})
  public static boolean isNow(Board board, WhichFaceoffs meant, TextContext context) {
    FaceoffKind kind = board.faceoff();
    boolean sort =
        switch (meant.sort()) {
          case ANY -> kind != FaceoffKind.NONE;
          case PROBLEM -> kind.isProblem();
          case TROUBLEMAKER -> kind == FaceoffKind.TROUBLEMAKER;
        };
    return sort
        && switch (meant.scope()) {
          case ANY -> true;
          case THIS -> isInvolved(board, context.self());
          case HOST -> {
            int[] refs = context.named(board, new OwnTarget.Host());
            yield refs.length > 0 && isInvolved(board, refs[0]);
          }
          case HERE -> (board.get(TableCounter.FACEOFF_AREAS) >> context.here(board) & 1) != 0;
        };
  }

  private static boolean isInvolved(Board board, int ref) {
    return board.holds(ref) && Selection.isInvolved(board, CardRef.card(ref));
  }

  /// The points that were scored with a card in this phase, or by confronting where it is.
  private static int scored(Board board, int ref) {
    int sum = 0;
    for (LastingEffect each : board.lasting().all()) {
      sum +=
          each instanceof LastingEffect.Scored(int card, int points, var _) && card == ref
              ? points
              : 0;
    }
    return sum;
  }
}
