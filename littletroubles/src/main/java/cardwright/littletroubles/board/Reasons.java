package cardwright.littletroubles.board;

import cardwright.cardgame.message.Explanations;
import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Stat;

/// Why a number is what it is: what is printed, each change with its source, what it comes to.
@Rule({"LT 2.2.3k", "LT 2.3c", "LT 6.12b"})
public final class Reasons {
  private Reasons() {}

  /// A figure of a card in play.
  public static Explanation figure(Board board, int card, Stat stat) {
    int now = Layers.stat(board, card, stat);
    return Explanations.of(
        name(board, card),
        name(stat),
        Explanations.number(Layers.base(board, card, board.face(card), stat)),
        Layers.explain(board, card, stat),
        Explanations.number(now, Layers.raw(board, card, stat)));
  }

  /// The cost of a card for its owner.
  public static Explanation cost(Board board, int card) {
    Seat owner = board.pool().owner(card);
    return Explanations.of(
        name(board, card),
        Explanations.cost(),
        Explanations.number(board.card(card).cost()),
        Costs.explain(board, card, owner),
        Explanations.number(Costs.card(board, card, owner, 0)));
  }

  /// A total of the Resource Phase.
  ///
  /// @param cards whether of draws, else of cookies
  public static Explanation resources(Board board, Seat seat, boolean cards) {
    int now = cards ? Resources.draws(board, seat) : Resources.cookies(board, seat);
    return Explanations.of(
        Explanations.total(seat),
        Messages.of(cards ? "explain.draws" : "explain.cookies"),
        Explanations.number(0),
        Resources.explain(board, seat, cards),
        Explanations.number(now));
  }

  private static Message name(Board board, int card) {
    return Explanations.card(board.face(card).name(), board.side(card));
  }

  /// The name of a figure, as a part of a sentence.
  public static Message name(Stat stat) {
    return switch (stat) {
      case CONFIDENCE -> Messages.of("explain.confidence");
      case MATURITY -> Messages.of("explain.maturity");
      case REWARD -> Messages.of("explain.reward");
      case DRAW_REWARD -> Messages.of("explain.draw-reward");
      case COOKIES -> Messages.of("explain.cookie-resource");
      case DRAWS -> Messages.of("explain.draw-resource");
    };
  }
}
