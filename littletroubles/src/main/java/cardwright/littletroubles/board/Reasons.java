package cardwright.littletroubles.board;

import static cardwright.engine.Message.player;

import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Stat;

/// Why a number is what it is: what is printed, each change with its source, what it comes to.
@Rule({"LT 2.2.3k", "LT 2.3c"})
public final class Reasons {
  private Reasons() {}

  /// A figure of a card in play.
  public static Explanation figure(Board board, int card, Stat stat) {
    DerivedValues derived = board.derived();
    int now = derived.stat(board, card, stat);
    return new Explanation(
        name(board, card),
        stat.words(),
        String.valueOf(Tally.base(board, card, board.face(card), stat)),
        new Tally(board, card, board.face(card), stat).explained(),
        Tally.shown(now, derived.raw(board, card, stat)));
  }

  /// The cost of a card for its owner.
  public static Explanation cost(Board board, int card) {
    Seat owner = board.pool().owner(card);
    return new Explanation(
        name(board, card),
        Messages.of("explain.cost").words(),
        String.valueOf(board.card(card).cost()),
        Costs.explain(board, card, owner),
        String.valueOf(Costs.card(board, card, owner, 0)));
  }

  /// A total of the Resource Phase.
  ///
  /// @param cards whether of draws, else of cookies
  public static Explanation resources(Board board, Seat seat, boolean cards) {
    int now = cards ? Resources.draws(board, seat) : Resources.cookies(board, seat);
    return new Explanation(
        seat.name(),
        Messages.of(cards ? "explain.draws" : "explain.cookies").words(),
        "0",
        Resources.explain(board, seat, cards),
        String.valueOf(now));
  }

  private static String name(Board board, int card) {
    return Messages.of(
            "explain.card", Message.card(board.face(card).name()), player(board.side(card)))
        .words();
  }
}
