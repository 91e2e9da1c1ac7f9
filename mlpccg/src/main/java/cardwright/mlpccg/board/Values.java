package cardwright.mlpccg.board;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.OwnCondition;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Stat;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import org.jspecify.annotations.Nullable;

/// Works out amounts, values and conditions.
public final class Values {
  private static final Facts FACTS = new Facts();

  private Values() {}

  /// An amount, 0 or more.
  public static int of(Board board, Amount amount, TextContext voice) {
    return amount instanceof Amount.Fixed(int number)
        ? number
        : amount.in(new Numbers(board, voice));
  }

  private record Numbers(Board board, TextContext voice) implements Amount.Numbers {
    @Override
    public int x() {
      return voice.x(board);
    }

    @Override
    public int of(Amount.Value value) {
      return Values.of(board, Value.class.cast(value), voice);
    }
  }

  /// A value that is read off the table.
  public static int of(Board board, Value value, TextContext voice) {
    return switch (value) {
      case Value.CountOf(Which which) -> count(board, which, voice);
      case Value.NumberOf(Target<Which> those) -> number(board, those, voice);
      case Value.Counters(String name, Target<Which> target) -> {
        int[] refs = voice.named(board, target);
        yield refs.length == 0 ? 0 : counters(board, refs[0], name, voice);
      }
      case Value.StatOf(Stat stat, Target<Which> target) -> {
        int[] refs = voice.named(board, target);
        yield refs.length == 0 ? 0 : stat(board, stat, refs[0], voice);
      }
      case Value.ColorsOf(Target<Which> target) -> {
        int[] refs = voice.named(board, target);
        yield refs.length == 0 ? 0 : Integer.bitCount(colors(board, refs[0], voice));
      }
      case Value.ColorsAmong(Which which) -> {
        int all = 0;
        for (int card : Selection.of(board, which, voice)) {
          all |= Selection.colors(board, card);
        }
        yield Integer.bitCount(all);
      }
      case Value.TypesAmong(Which which) -> {
        int all = 0;
        for (int card : Selection.of(board, which, voice)) {
          all |= board.card(card).kind().bit();
        }
        yield Integer.bitCount(all);
      }
      case Value.TotalPower(Which which) -> {
        int sum = 0;
        for (int card : Selection.of(board, which, voice)) {
          sum += Selection.power(board, card);
        }
        yield sum;
      }
      case Value.BonusOf(Target<Which> target) -> {
        int[] refs = voice.named(board, target);
        yield refs.length == 0 || !board.holds(refs[0])
            ? 0
            : Confronting.bonus(board, CardRef.card(refs[0]));
      }
      case Value.Tokens(Who who) -> sum(board, SeatCounter.TOKENS, who, voice);
      case Value.Points(Who who) -> sum(board, SeatCounter.POINTS, who, voice);
      case Value.DrawnThisTurn(Who who) -> sum(board, SeatCounter.DRAWN, who, voice);
      case Value.Flips(Who who) -> {
        int flips = 0;
        for (Seat seat : voice.seats(board, who)) {
          flips += board.pile(Zone.FLIPPED, seat).size();
        }
        yield flips;
      }
      case Value.ScoredThisPhase(Target<Which> target) -> {
        int[] refs = voice.named(board, target);
        yield refs.length == 0 ? 0 : board.lasting().scored(refs[0]);
      }
      case Value.PowerHere(Who who) -> {
        int sum = 0;
        int here = voice.here(board);
        for (Seat seat : voice.seats(board, who)) {
          sum += Area.isProblem(here) ? Confronting.power(board, seat, here) : 0;
        }
        yield sum;
      }
    };
  }

  /// At one Problem: the greater number of the two counts.
  private static int count(Board board, Which which, TextContext voice) {
    if (which.place() != Place.Spot.ONE_PROBLEM || voice.place() != Area.NONE) {
      return Selection.count(board, which, voice);
    }
    int[] all = Selection.of(board, which, voice);
    int first = 0;
    for (int card : all) {
      first += board.area(card) == Area.problem(Seat.A) ? 1 : 0;
    }
    return Math.max(first, all.length - first);
  }

  private static int number(Board board, Target<Which> those, TextContext voice) {
    return switch (those) {
      case Target.All(Which which) -> Selection.count(board, which, voice);
      case Target.Pronoun<Which> _,
          Target.Own<Which> _,
          Target.Choose<Which> _,
          Target.Random<Which> _ ->
          voice.named(board, those).length;
    };
  }

  private static int counters(Board board, int ref, String name, TextContext voice) {
    LastKnown was = past(board, ref, voice);
    return was != null ? was.counters(name) : board.counters().number(CardRef.card(ref), name);
  }

  private static @Nullable LastKnown past(Board board, int ref, TextContext voice) {
    return board.holds(ref) ? null : voice.was(ref);
  }

  private static int stat(Board board, Stat stat, int ref, TextContext voice) {
    LastKnown was = past(board, ref, voice);
    return was != null && stat == Stat.POWER
        ? was.power()
        : Selection.stat(board, stat, CardRef.card(ref));
  }

  private static int colors(Board board, int ref, TextContext voice) {
    LastKnown was = past(board, ref, voice);
    return was != null ? was.colors() : Selection.colors(board, CardRef.card(ref));
  }

  private static int sum(Board board, SeatCounter count, Who who, TextContext voice) {
    int sum = 0;
    for (Seat seat : voice.seats(board, who)) {
      sum += board.get(count, seat);
    }
    return sum;
  }

  /// Whether a condition holds.
  public static boolean holds(Board board, Condition condition, TextContext voice) {
    return condition.holds(FACTS, board, voice);
  }

  private record Facts() implements Condition.Facts<Board, TextContext> {
    @Override
    public int of(Board board, Amount.Value value, TextContext voice) {
      return Values.of(board, Value.class.cast(value), voice);
    }

    @Override
    public boolean isYourTurn(Board board, TextContext voice) {
      return board.active() == voice.you();
    }

    @Override
    public boolean holds(Board board, Condition.Own condition, TextContext voice) {
      return Values.holds(board, OwnCondition.of(condition), voice);
    }
  }

  private static boolean holds(Board board, OwnCondition condition, TextContext voice) {
    return switch (condition) {
      case OwnCondition.Most(Which which) -> {
        int mine = whose(board, which, voice, Who.YOU);
        yield mine > whose(board, which, voice, Who.OPPONENT);
      }
      case OwnCondition.Highest(Target<Which> target, Which among) -> {
        int[] refs = voice.named(board, target);
        yield refs.length > 0 && board.holds(refs[0]) && highest(board, refs[0], among, voice);
      }
      case OwnCondition.Is(Target<Which> target, Which which) -> {
        int[] refs = voice.named(board, target);
        yield refs.length > 0 && is(board, refs[0], which, voice);
      }
      case OwnCondition.During(Who whose, Period period) ->
          voice.means(board, whose, board.active()) && isNow(board, period);
      case OwnCondition.DuringFaceoff(var faceoffs) -> Faceoffs.isMeant(board, faceoffs, voice);
      case OwnCondition.Challenging(Who who) ->
          board.faceoff() == FaceoffKind.TROUBLEMAKER
              && voice.means(board, who, Seat.of(board.get(TableCounter.STARTER)));
      case OwnCondition.Removed(String counter) -> voice.removed().equals(counter);
    };
  }

  private static int whose(Board board, Which which, TextContext voice, Who who) {
    Which theirs = new Which(which.other(), which.kinds(), who, which.place(), which.qualities());
    return Selection.count(board, theirs, voice);
  }

  @Rule("MLP Q32")
  private static boolean highest(Board board, int ref, Which among, TextContext voice) {
    int power = Selection.power(board, CardRef.card(ref));
    for (int card : Selection.of(board, among, voice)) {
      if (Selection.power(board, card) > power) {
        return false;
      }
    }
    return true;
  }

  /// A card that has left since is held against what it is, wherever it was.
  private static boolean is(Board board, int ref, Which which, TextContext voice) {
    int card = CardRef.card(ref);
    return which.place() == Place.Spot.PLAY
        ? voice.means(board, which.whose(), board.controller(card))
            && Selection.describes(board, which, card, voice)
        : Selection.fits(board, which, card, voice);
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
}
