package cardwright.ggltcg.resolve;

import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.vocabulary.Value;

/// Works out amounts and values.
final class Values {
  private static final Facts FACTS = new Facts();

  private Values() {}

  /// An amount, 0 or more.
  static int of(Board board, Amount amount, TextFrame text) {
    return amount instanceof Amount.Fixed(int number) ? number : amount.in(FACTS, board, text);
  }

  /// The text with what X is, counted as the text begins. X of a Toy that came into play without being paid for is 0.
  @Rule({"GG Q57", "GG Q63"})
  static TextFrame knowingX(Board board, TextFrame text) {
    if (text.x() != TextFrame.UNKNOWN || !text.text().asksX()) {
      return text;
    }
    Value x = text.text().x();
    return text.withX(x == null ? 0 : of(board, x, text));
  }

  /// A value that is read off the table.
  private static int of(Board board, Value value, TextFrame text) {
    return switch (value) {
      case Value.CountOf(var which) ->
          CardSet.size(Selection.of(board, which, CardRef.card(text.self()), text.you()));
      case Value.Hand(boolean opponent) ->
          CardSet.size(board.cards(Zone.HAND, player(text, opponent)));
      case Value.Cc(boolean opponent) -> board.cc(player(text, opponent));
    };
  }

  private static Seat player(TextFrame text, boolean opponent) {
    return opponent ? text.you().other() : text.you();
  }

  /// Whether a condition holds.
  static boolean holds(Board board, Condition condition, TextFrame text) {
    return condition.holds(FACTS, board, text);
  }

  private record Facts() implements Condition.Facts<Board, TextFrame> {
    @Override
    public int x(Board board, TextFrame text) {
      if (text.x() == TextFrame.UNKNOWN) {
        throw new IllegalStateException("nothing says what X is");
      }
      return text.x();
    }

    @Override
    public int of(Board board, Amount.Value value, TextFrame text) {
      return Values.of(board, Value.class.cast(value), text);
    }

    @Override
    public boolean isYourTurn(Board board, TextFrame text) {
      return board.active() == text.you();
    }

    @Override
    public boolean holds(Board board, Condition.Own condition, TextFrame text) {
      throw new IllegalArgumentException("no card of this game asks " + condition);
    }
  }
}
