package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.event.PublicEvent;

/// How action tokens are spent.
@Rule({"MLP 15", "MLP 16", "MLP Q44"})
public final class Tokens {
  private Tokens() {}

  /// A seat pays.
  ///
  /// @param purpose what for, as a clause of the log
  public static void pay(Board board, Seat seat, int tokens, Message purpose) {
    spend(board, seat, tokens);
    if (board.heard() && tokens > 0) {
      board.tell(new PublicEvent.Paid(seat, tokens, purpose));
    }
  }

  /// Action tokens are spent; what is only lent goes first.
  static void spend(Board board, Seat seat, int tokens) {
    board.add(SeatCounter.TOKENS, seat, -tokens);
    board.set(SeatCounter.LENT, seat, Math.max(0, board.get(SeatCounter.LENT, seat) - tokens));
  }

  /// A phase ends: what is left of the lent action tokens is lost.
  public static void takeBack(Board board, Chance chance) {
    for (int i = 0; i < 2; i++) {
      Seat seat = Seat.of(i);
      int left = Math.min(board.get(SeatCounter.LENT, seat), board.get(SeatCounter.TOKENS, seat));
      board.set(SeatCounter.LENT, seat, 0);
      if (left > 0) {
        GameEvents.happen(board, chance, new GameEvent.LoseTokens(seat, CardRef.NONE, left));
      }
    }
  }
}
