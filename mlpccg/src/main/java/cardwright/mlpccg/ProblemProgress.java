package cardwright.mlpccg;

import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Confronting;
import cardwright.mlpccg.board.DerivedValues;

/// How far a side is at a Problem.
///
/// @param lack power that the Problem still asks of it, up to 8; 8 where there is no Problem
/// @param met 1 where it can confront the Problem now, else 0
/// @param bonus points that it would score on top by confronting it now, as the first to do so
/// @param blocked power that it lacks to be stronger than the Troublemaker that forbids it to confront, at least 1; 0 where none does
/// @param power of its characters there, up to 15
/// @param covered 1 where Troublemakers of its own lie there and all are face-down, else 0
record ProblemProgress(int lack, int met, int bonus, int blocked, int power, int covered) {
  /// What a Problem asks for beyond this is as far away.
  private static final int FAR = 8;

  /// More power than this at one Problem tells little.
  private static final int STRONG = 15;

  static ProblemProgress of(Board board, Seat seat, int area) {
    DerivedValues derived = board.derived();
    int problem = derived.problemAt(area);
    if (problem == Board.EMPTY) {
      return new ProblemProgress(FAR, 0, 0, 0, 0, 0);
    }
    Confronting.Lack lack = Confronting.lack(board, seat, area);
    boolean met = Confronting.can(board, seat, area);
    int power = derived.charactersPower(board, seat, area);
    return new ProblemProgress(
        Math.min(FAR, lack.first() + lack.second() + lack.more()),
        met ? 1 : 0,
        met ? Confronting.firstBonus(board, problem) : 0,
        blocked(board, seat, area, power),
        Math.min(STRONG, power),
        covered(board, seat, area));
  }

  private static int blocked(Board board, Seat seat, int area, int power) {
    int blocker = Confronting.blocker(board, seat, area);
    return blocker == Board.EMPTY
        ? 0
        : Math.max(1, board.derived().power(board, blocker) + 1 - power);
  }

  /// Of a side's Troublemakers at a Problem all but one are dismissed when they are face-up, so further ones are not counted, nor any beside a face-up one (MLP 19).
  private static int covered(Board board, Seat seat, int area) {
    DerivedValues derived = board.derived();
    int covered = 0;
    int card = derived.firstTroublemaker(area, seat);
    while (card != Board.EMPTY) {
      if (!board.is(card, CardFlag.FACE_DOWN)) {
        return 0;
      }
      covered = 1;
      card = derived.next(card);
    }
    return covered;
  }
}
