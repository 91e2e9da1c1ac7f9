package cardwright.littletroubles.resolve;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.Resources;

/// What the turn player gains in the Resource Phase, in one moment.
@Rule({"LT 2.3b", "LT 2.3d", "LT A9", "LT B24", "LT D9"})
public final class Income {
  private Income() {}

  /// The free card alone, which nothing takes away; nothing on a first turn.
  static GameEvent[] freeCard(Board board) {
    return board.isFirstTurn()
        ? new GameEvent[0]
        : new GameEvent[] {new GameEvent.Draw(board.active(), 1)};
  }

  /// The cookies and the cards, with the free one from the second turn of each player on.
  public static GameEvent[] of(Board board) {
    Seat seat = board.active();
    int cookies = Resources.cookies(board, seat);
    int draws = Resources.draws(board, seat) + (board.isFirstTurn() ? 0 : 1);
    GameEvent[] events = new GameEvent[1 + (cookies > 0 ? 1 : 0) + (draws > 0 ? 1 : 0)];
    int count = 0;
    events[count++] = new GameEvent.GainResources(seat);
    if (cookies > 0) {
      events[count++] = new GameEvent.Gain(seat, cookies);
    }
    if (draws > 0) {
      events[count] = new GameEvent.Draw(seat, draws);
    }
    return events;
  }
}
