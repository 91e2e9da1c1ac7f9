package cardwright.mlpccg;

import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Bit;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Confronting;
import cardwright.mlpccg.board.Count;
import cardwright.mlpccg.board.Derived;
import cardwright.mlpccg.board.Faceoffs;
import cardwright.mlpccg.board.Zone;

/// How good a position looks: the game is a race to 15 points, so points count most, then what lets a side confront, then what it has to play with.
final class Evaluation {
  private static final double WIN = 15;
  private static final double CONFRONTS = 1.5;
  private static final double BONUS = 0.5;
  private static final double POWER = 0.18;
  private static final double AT_PROBLEM = 0.12;
  private static final double CARD = 0.12;
  private static final double TOKEN = 0.08;
  private static final double TROUBLEMAKER = 0.5;
  private static final double BOOSTED = 0.6;
  private static final double SLACK = 4;

  private final Board board;
  private final Derived derived;

  private Evaluation(Board board) {
    this.board = board;
    this.derived = board.derived();
  }

  /// The value for a seat, from -1 to 1.
  static double value(Board board, Seat seat) {
    Evaluation eyes = new Evaluation(board);
    double lead = eyes.worth(seat) - eyes.worth(seat.other());
    return lead / (SLACK + Math.abs(lead));
  }

  private double worth(Seat seat) {
    int points = board.get(Count.POINTS, seat);
    double sum = points + (points >= WIN ? WIN : 0);
    for (int area = 0; area < Area.COUNT; area++) {
      sum += area(seat, area);
    }
    sum += CARD * Math.min(8, board.pile(Zone.HAND, seat).size());
    sum += TOKEN * Math.min(8, board.get(Count.TOKENS, seat));
    int mane = derived.mane(seat);
    return sum + (mane != Board.EMPTY && board.is(mane, Bit.BOOSTED) ? BOOSTED : 0);
  }

  private double area(Seat seat, int area) {
    double sum = 0;
    int card = derived.firstCharacter(area, seat);
    while (card != Board.EMPTY) {
      double power = POWER * derived.power(board, card);
      boolean counts = Faceoffs.counts(board, card);
      sum += counts ? power + (Area.isProblem(area) ? AT_PROBLEM : 0) : power / 2;
      card = derived.next(card);
    }
    if (Area.isHome(area)) {
      return sum;
    }
    int own = derived.firstTroublemaker(area, seat);
    sum += own == Board.EMPTY ? 0 : TROUBLEMAKER;
    int problem = derived.problemAt(area);
    if (problem != Board.EMPTY && Confronting.can(board, seat, area)) {
      boolean first = !board.is(problem, Bit.FIRST_CONFRONTED);
      sum += CONFRONTS + (first ? BONUS * Confronting.bonus(board, problem) : 0);
    }
    return sum;
  }
}
