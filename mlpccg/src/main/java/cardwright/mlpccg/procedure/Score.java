package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Confronting;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Shortage;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.resolve.CheckState;
import cardwright.mlpccg.resolve.GameEvents;

/// The Score Phase: Problems are confronted, then comes a faceoff.
@Rule({"MLP 32", "MLP 37", "MLP 38", "MLP 39", "MLP B24"})
final class Score {
  private Score() {}

  /// A Score Phase begins: nothing has been confronted in it, and no faceoff fought.
  static void forget(Board board) {
    board.set(TableCounter.ROUND, 0);
    for (int i = 0; i < 2; i++) {
      Seat seat = Seat.of(i);
      board.set(SeatCounter.SCORED, seat, 0);
      int problem = board.problem(seat);
      if (problem != Board.EMPTY) {
        board.put(problem, CardFlag.RESOLVED, false);
        board.put(problem, CardFlag.CONFRONTED, false);
      }
    }
  }

  /// Whether the turn player has still to look at the Problem in an area.
  @Rule("MLP 32")
  static boolean waits(Board board, int area) {
    int problem = board.derived().problemAt(area);
    return problem != Board.EMPTY
        && !board.is(problem, CardFlag.RESOLVED)
        && board.derived().firstCharacter(area, board.active()) != Board.EMPTY;
  }

  /// Whether the turn player has still to look at some Problem.
  static boolean anyWaits(Board board) {
    return waits(board, Area.problem(Seat.A)) || waits(board, Area.problem(Seat.B));
  }

  /// Whether the turn player has looked at a Problem in this phase.
  static boolean anyResolved(Board board) {
    // A Problem that a faceoff has solved is gone.
    if (board.get(TableCounter.ROUND) > 0) {
      return true;
    }
    for (int i = 0; i < 2; i++) {
      int problem = board.problem(Seat.of(i));
      if (problem != Board.EMPTY && board.is(problem, CardFlag.RESOLVED)) {
        return true;
      }
    }
    return false;
  }

  /// The turn player looks at a Problem, and confronts it when the requirement is met.
  @Rule({"MLP 11", "MLP 12", "MLP 24", "MLP 32", "MLP B22"})
  static void confront(Board board, Chance chance, int area) {
    Seat seat = board.active();
    int problem = board.derived().problemAt(area);
    board.put(problem, CardFlag.RESOLVED, true);
    board.agenda().push(CheckState.STEP);
    if (!Confronting.can(board, seat, area)) {
      if (board.heard()) {
        board.tell(
            new PublicEvent.NotConfronted(
                seat, board.told(problem), Shortage.why(board, seat, area)));
      }
      return;
    }
    boolean first = !board.is(problem, CardFlag.FIRST_CONFRONTED);
    int bonus = Confronting.firstBonus(board, problem);
    board.put(problem, CardFlag.CONFRONTED, true);
    board.put(problem, CardFlag.FIRST_CONFRONTED, true);
    board.set(TableCounter.SURPLUS, Confronting.surplus(board, seat, area));
    if (board.heard()) {
      board.tell(new PublicEvent.Confronted(seat, board.told(problem), first));
    }
    int ref = board.ref(problem);
    GameEvents.happen(
        board,
        chance,
        new GameEvent.Confront(ref, seat, first),
        GameEvent.Score.confronting(seat, 1, ref, false));
    if (bonus > 0) {
      GameEvents.happen(board, chance, GameEvent.Score.confronting(seat, bonus, ref, true));
    }
  }

  /// Both Problems confronted: a double faceoff. One, which the opponent could confront too: a faceoff there. Else none.
  @Rule({"MLP 37", "MLP 38", "MLP 39", "MLP B24"})
  static void faceoffs(Board board, Chance chance) {
    int areas = 0;
    for (int i = 0; i < 2; i++) {
      Seat each = Seat.of(i);
      int problem = board.problem(each);
      if (problem != Board.EMPTY && board.is(problem, CardFlag.CONFRONTED)) {
        areas |= 1 << Area.problem(each);
      }
    }
    if (Integer.bitCount(areas) == 2) {
      Faceoff.start(board, FaceoffKind.DOUBLE, areas, CardRef.NONE, board.active());
    } else if (areas != 0
        && Confronting.can(board, board.active().other(), Integer.numberOfTrailingZeros(areas))) {
      Faceoff.start(board, FaceoffKind.PROBLEM, areas, CardRef.NONE, board.active());
    }
  }
}
