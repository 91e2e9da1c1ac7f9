package cardwright.littletroubles.board;

import cardwright.cardgame.effect.TurnFacts;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnCondition;
import cardwright.littletroubles.vocabulary.OwnStat;
import cardwright.littletroubles.vocabulary.Side;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.Arrays;

/// Works out amounts, values and conditions.
public final class Values {
  private static final Facts FACTS = new Facts();

  private Values() {}

  /// An amount, 0 or more.
  @Rule({"LT C29", "LT 6.5a"})
  public static int of(Board board, Amount amount, TextContext context) {
    return amount instanceof Amount.Fixed(int number) ? number : amount.in(FACTS, board, context);
  }

  /// A value that is read off the table.
  public static int of(Board board, Value value, TextContext context) {
    return switch (value) {
      case Value.CountOf(Which which) -> Selection.of(board, which, context).length;
      case Value.Shared(SharedValue<Which> shared) -> shared.in(Values::figures, board, context);
      case Value.CountersOn(String counter, Target<Which> target) -> {
        int card = card(board, target, context);
        yield card == Board.EMPTY ? 0 : board.counters().number(card, counter);
      }
      case Value.StatOf(Stat stat, Target<Which> target) -> {
        int card = card(board, target, context);
        yield card == Board.EMPTY ? 0 : Layers.stat(board, card, stat);
      }
      case Value.CostOf(Target<Which> target) -> {
        int card = card(board, target, context);
        yield card == Board.EMPTY ? 0 : cost(board, card, context);
      }
      case Value.Cookies(Who who) -> sum(board, SeatCounter.COOKIES, who, context.you());
      case Value.HandSize(Who who) -> hands(board, who, context.you());
      case Value.ActionsThisTurn(Who who) -> sum(board, SeatCounter.ACTIONS, who, context.you());
      case Value.WinsThisTurn(Who who) ->
          sum(board, SeatCounter.WINS_THIS_TURN, who, context.you());
      case Value.Wins(Who who) -> sum(board, SeatCounter.WINS, who, context.you());
      case Value.PlaysThisPhase(Who who) -> sum(board, SeatCounter.PLAYED, who, context.you());
    };
  }

  /// A figure of each card that is meant: what is no Character has but a printed cost, and a cost of X is none.
  @Rule("LT C76")
  private static int[] figures(Board board, Quality.Stat figure, Which which, TextContext context) {
    OwnStat asked = OwnStat.of(figure);
    return Arrays.stream(Selection.of(board, which, context))
        .filter(card ->
            switch (asked) {
              case Stat _ -> board.face(card).is(Kind.CHARACTER);
              case OwnStat.Printed _ -> board.card(card).cost() != Card.X;
            })
        .map(card ->
            switch (asked) {
              case Stat stat -> Layers.stat(board, card, stat);
              case OwnStat.Printed _ -> board.card(card).cost();
            })
        .toArray();
  }

  /// A card that costs X has a cost only while it is played.
  @Rule({"LT 6.4c", "LT C62"})
  private static int cost(Board board, int card, TextContext context) {
    int printed = board.card(card).cost();
    if (printed != Card.X) {
      return printed;
    }
    return board.zone(card) == Zone.RESOLVING ? context.playedX() : 0;
  }

  private static int card(Board board, Target<Which> target, TextContext context) {
    int[] refs = context.named(board, target);
    return refs.length == 0 || !Selection.follows(board, refs[0])
        ? Board.EMPTY
        : CardRef.card(refs[0]);
  }

  private static int sum(Board board, SeatCounter count, Who who, Seat you) {
    return switch (who) {
      case YOU -> board.get(count, you);
      case OPPONENT -> board.get(count, you.other());
      case ANYONE -> board.get(count, Seat.A) + board.get(count, Seat.B);
    };
  }

  private static int hands(Board board, Who who, Seat you) {
    int mine = board.pile(Zone.HAND, you).size();
    int others = board.pile(Zone.HAND, you.other()).size();
    return switch (who) {
      case YOU -> mine;
      case OPPONENT -> others;
      case ANYONE -> mine + others;
    };
  }

  /// Whether a condition holds.
  public static boolean holds(Board board, Condition condition, TextContext context) {
    return condition.holds(FACTS, board, context);
  }

  @Rule({"LT C82", "LT C123"})
  private record Facts() implements TurnFacts<Board, TextContext, Which> {
    @Override
    public int x(Board board, TextContext context) {
      return context.x();
    }

    @Override
    public int of(Board board, Amount.Value value, TextContext context) {
      return Values.of(board, Value.class.cast(value), context);
    }

    @Override
    public Class<Which> selectors() {
      return Which.class;
    }

    @Override
    public boolean isMeant(Board board, Which which, Seat side, TextContext context) {
      return which.whose().means(side == context.you());
    }

    @Override
    public boolean holds(Board board, Condition.Own condition, TextContext context) {
      return switch (OwnCondition.of(condition)) {
        case OwnCondition.Is(Target<Which> target, Side side) -> {
          int card = card(board, target, context);
          yield card != Board.EMPTY
              && board.inPlay(card)
              && Selection.isSide(board.face(card), side);
        }
        case OwnCondition.WentFirst(Who who) ->
            (board.get(TableCounter.FIRST) == context.you().ordinal()) == (who == Who.YOU);
      };
    }
  }
}
