package cardwright.mlpccg.board;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Keyword;

/// What playing, moving and rallying cost, in action tokens.
@Rule({"MLP 25", "MLP 27", "MLP 28", "MLP 29", "MLP 30", "MLP B32"})
public final class Costs {
  /// What a draw in the Main Phase costs.
  @Rule("MLP 29")
  public static final int DRAW = 1;

  /// What a Troublemaker costs that is played face-down.
  @Rule("MLP 28")
  public static final int TROUBLEMAKER = 1;

  /// What a move or a rally costs at least.
  @Rule({"MLP B32", "MLP Q20"})
  public static final int LEAST = 1;

  private static final int MOVE = 2;
  private static final int RALLY = 2;

  private Costs() {}

  /// What a seat pays to play a card.
  ///
  /// @param area where it is played to, or [Area#NONE] while that is open
  @Rule("MLP 25")
  public static int play(Board board, int card, Seat seat, int area) {
    return play(board, card, seat, area, Board.EMPTY);
  }

  /// What a seat pays to play a card that costs X, once it has been said what X is.
  ///
  /// @param x what X is; 0 for a card that costs a number
  @Rule({"MLP 25", "MLP Q51"})
  public static int playFor(Board board, int card, Seat seat, int x) {
    int printed = board.card(card).front().figures().cost() + x;
    return Math.max(0, printed + CostChanges.onPlaying(board, card, seat, Area.NONE, Board.EMPTY));
  }

  /// What a seat pays to play a card on another one.
  ///
  /// @param area where that is, or [Area#NONE] while it is open
  /// @param host the card that it is played on, or [Board#EMPTY]
  @Rule("MLP 25")
  public static int play(Board board, int card, Seat seat, int area, int host) {
    int printed = board.card(card).front().figures().cost();
    return Math.max(0, printed + CostChanges.onPlaying(board, card, seat, area, host));
  }

  /// Whether by what everybody sees a card costs more than that, wherever it is played.
  ///
  /// @param priced the types of cards of which something may change that, as bits: [#priced]
  @Rule({"MLP 25", "MLP Q11"})
  public static boolean isOver(int tokens, Card card, int priced) {
    return isPrinted(card, priced) && card.front().figures().cost() > tokens;
  }

  /// Whether a card costs what is printed.
  public static boolean isPrinted(Card card, int priced) {
    return (priced & card.kind().bit()) == 0 && !card.front().pricesItself();
  }

  /// The types of cards that may not cost a seat what is printed now, as bits of [cardwright.mlpccg.vocabulary.Kind]; those apart that say themselves what they cost.
  public static int priced(Board board, Seat seat) {
    return CostChanges.priced(board, seat);
  }

  /// Whether moving costs what the rules say, wherever from and to.
  public static boolean areMovesUsual(Board board) {
    return !CostChanges.priceMoves(board);
  }

  /// Whether a seat has the power in play that a card requires.
  @Rule({"MLP 26", "MLP B28"})
  public static boolean required(Board board, int card, Seat seat) {
    Figures figures = board.card(card).front().figures();
    return figures.required() == 0 || lacking(board, figures, seat) <= 0;
  }

  /// How much power of the required color a seat lacks.
  public static int lacking(Board board, Figures figures, Seat seat) {
    int color = Integer.numberOfTrailingZeros(figures.requiredColor());
    return figures.required() - board.derived().strength(board, seat, color);
  }

  /// What a seat pays to move a character: at least 1.
  @Rule({"MLP 27", "MLP 58", "MLP B32"})
  public static int move(Board board, int card, Seat seat, int to) {
    return Math.max(LEAST, move(board, card) + CostChanges.onMoving(board, card, seat, to));
  }

  /// What moving a character costs where nothing changes prices: at least 1.
  @Rule({"MLP 27", "MLP 58"})
  public static int move(Board board, int card) {
    return board.derived().has(board, card, Keyword.SWIFT) ? MOVE - 1 : MOVE;
  }

  /// What a seat pays to unfrighten one of its Friends: at least 1.
  @Rule("MLP 30")
  public static int rally(Board board, int card, Seat seat) {
    return Math.max(LEAST, RALLY + CostChanges.onRallying(board, card, seat));
  }
}
