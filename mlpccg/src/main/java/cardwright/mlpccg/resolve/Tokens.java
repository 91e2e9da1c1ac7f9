package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Count;
import cardwright.mlpccg.board.Deed;
import cardwright.mlpccg.event.Happening;
import cardwright.mlpccg.vocabulary.What;

/// How action tokens are spent.
@Rule({"MLP 15", "MLP 16", "MLP Q44"})
public final class Tokens {
  private Tokens() {}

  /// A seat pays.
  public static void pay(Board board, Seat seat, int tokens, String what) {
    spend(board, seat, tokens);
    if (board.heard() && tokens > 0) {
      board.tell(new Happening.Paid(seat, tokens, what));
    }
  }

  /// Action tokens are spent; what is only lent goes first.
  static void spend(Board board, Seat seat, int tokens) {
    board.add(Count.TOKENS, seat, -tokens);
    board.set(Count.LENT, seat, Math.max(0, board.get(Count.LENT, seat) - tokens));
  }

  /// A seat has gained action tokens until the end of the phase.
  static void lend(Board board, Seat seat, int tokens) {
    board.add(Count.LENT, seat, tokens);
  }

  /// A phase ends: what is left of the lent action tokens is lost.
  public static void takeBack(Board board, Chance chance) {
    for (int i = 0; i < 2; i++) {
      Seat seat = Seat.of(i);
      int left = Math.min(board.get(Count.LENT, seat), board.get(Count.TOKENS, seat));
      board.set(Count.LENT, seat, 0);
      if (left > 0) {
        Deeds.happen(board, chance, Deed.player(What.LOSE_TOKENS, seat, left, CardRef.NONE));
      }
    }
  }
}
