package cardwright.ggltcg.board;

import cardwright.cardgame.effect.TurnFacts;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedValue;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Figure;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Value;
import cardwright.ggltcg.vocabulary.Which;
import java.util.Arrays;

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
      case Value.CountOf(var which) ->
          CardSet.size(Selection.of(board, which, CardRef.card(context.self()), context.you()));
      case Value.Shared(SharedValue<Which> shared) -> shared.in(Values::figures, board, context);
      case Value.OwnFigure(Stat stat) -> own(board, stat, context.self());
      case Value.Hand(boolean opponent) ->
          CardSet.size(board.cards(Zone.HAND, player(context, opponent)));
      case Value.Cc(boolean opponent) -> board.cc(player(context, opponent));
    };
  }

  /// A figure of the card that speaks: away from play, or where it has become another object, what is printed.
  @Rule("GG Q129")
  private static int own(Board board, Stat stat, int ref) {
    int card = CardRef.card(ref);
    return Math.max(
        0, Selection.figure(board, card, board.holds(ref) ? new Figure.Now(stat) : stat));
  }

  /// A figure of each Toy that is meant: an Action has none.
  @Rule("GG Q72")
  private static int[] figures(Board board, Quality.Stat figure, Which which, TextContext context) {
    long cards = Selection.of(board, which, CardRef.card(context.self()), context.you());
    int[] figures = new int[CardSet.size(cards)];
    int count = 0;
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      if (board.face(card).isToy()) {
        figures[count++] = Selection.figure(board, card, Figure.of(figure));
      }
    }
    return Arrays.copyOf(figures, count);
  }

  private static Seat player(TextContext context, boolean opponent) {
    return opponent ? context.you().other() : context.you();
  }

  /// Whether a condition holds.
  public static boolean holds(Board board, Condition condition, TextContext context) {
    return condition.holds(FACTS, board, context);
  }

  @Rule({"GG Q79", "GG Q123"})
  private record Facts() implements TurnFacts<Board, TextContext, Which> {
    @Override
    public int x(Board board, TextContext context) {
      if (context.x() == TextContext.UNKNOWN) {
        throw new IllegalStateException("nothing says what X is");
      }
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
      boolean yours = side == context.you();
      return switch (which.whose()) {
        case ANYONES -> true;
        case YOU_CONTROL, YOU_OWN -> yours;
        case OPPONENT_CONTROLS -> !yours;
      };
    }

    @Override
    public boolean holds(Board board, Condition.Own condition, TextContext context) {
      throw new IllegalArgumentException("no card of this game asks " + condition);
    }
  }
}
