package cardwright.mlpccg;

import cardwright.engine.Seat;
import cardwright.engine.Term;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Bit;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Confronting;
import cardwright.mlpccg.board.Count;
import cardwright.mlpccg.board.Derived;
import cardwright.mlpccg.board.Faceoffs;
import cardwright.mlpccg.board.Zone;
import java.util.List;

/// How good a position looks: the game is a race to 15 points, so points count most, then what lets a side confront, then what it has to play with.
final class Evaluation {
  private static final Term.Kind POINTS = new Term.Kind("points", 1);
  private static final Term.Kind CONFRONTS = new Term.Kind("Problems that can be confronted", 1.5);
  private static final Term.Kind BONUS =
      new Term.Kind("bonus points of Problems that can be confronted", 0.5);
  private static final Term.Kind POWER = new Term.Kind("points of power in play", 0.18);
  private static final Term.Kind AT_PROBLEM = new Term.Kind("characters at Problems", 0.12);
  private static final Term.Kind CARD = new Term.Kind("cards in hand", 0.12);
  private static final Term.Kind TOKEN = new Term.Kind("action tokens", 0.08);
  private static final Term.Kind TROUBLEMAKER = new Term.Kind("Troublemakers in play", 0.5);
  private static final Term.Kind BOOSTED = new Term.Kind("boosted Mane Characters", 0.6);

  /// What has been reached with this many points.
  private static final int GOAL = 15;

  private static final double WIN = 15;

  /// More cards in hand, or tokens, than this are of no use.
  private static final int PLENTY = 8;

  private static final double SLACK = 4;

  private final Board board;
  private final Derived derived;
  private final Seat seat;
  private final int points;
  private final int cards;
  private final int tokens;
  private final int boosted;
  private double power;
  private int atProblems;
  private int troublemakers;
  private int confronts;
  private int bonus;

  private Evaluation(Board board, Seat seat) {
    this.board = board;
    this.derived = board.derived();
    this.seat = seat;
    this.points = board.get(Count.POINTS, seat);
    this.cards = Math.min(PLENTY, board.pile(Zone.HAND, seat).size());
    this.tokens = Math.min(PLENTY, board.get(Count.TOKENS, seat));
    int mane = derived.mane(seat);
    this.boosted = mane != Board.EMPTY && board.is(mane, Bit.BOOSTED) ? 1 : 0;
    for (int area = 0; area < Area.COUNT; area++) {
      count(area);
    }
  }

  /// The value for a seat, from -1 to 1.
  static double value(Board board, Seat seat) {
    return ofLead(
        new Evaluation(board, seat).worth() - new Evaluation(board, seat.other()).worth());
  }

  /// The value of having more points of evaluation than the other, from -1 to 1.
  private static double ofLead(double lead) {
    return lead / (SLACK + Math.abs(lead));
  }

  /// What a seat's side is made of.
  static List<Term> terms(Board board, Seat seat) {
    return new Evaluation(board, seat).terms();
  }

  private void count(int area) {
    int card = derived.firstCharacter(area, seat);
    while (card != Board.EMPTY) {
      boolean counts = Faceoffs.counts(board, card);
      double own = derived.power(board, card);
      power += counts ? own : own / 2;
      atProblems += counts && Area.isProblem(area) ? 1 : 0;
      card = derived.next(card);
    }
    if (Area.isHome(area)) {
      return;
    }
    troublemakers += derived.firstTroublemaker(area, seat) == Board.EMPTY ? 0 : 1;
    int problem = derived.problemAt(area);
    if (problem != Board.EMPTY && Confronting.can(board, seat, area)) {
      confronts++;
      bonus += board.is(problem, Bit.FIRST_CONFRONTED) ? 0 : Confronting.bonus(board, problem);
    }
  }

  private double race() {
    return POINTS.points(points) + (points >= GOAL ? WIN : 0);
  }

  private double worth() {
    return race()
        + CONFRONTS.points(confronts)
        + BONUS.points(bonus)
        + POWER.points(power)
        + AT_PROBLEM.points(atProblems)
        + CARD.points(cards)
        + TOKEN.points(tokens)
        + TROUBLEMAKER.points(troublemakers)
        + BOOSTED.points(boosted);
  }

  private List<Term> terms() {
    return List.of(
        new Term(POINTS.name(), points, race()),
        CONFRONTS.of(confronts),
        BONUS.of(bonus),
        POWER.of(power),
        AT_PROBLEM.of(atProblems),
        CARD.of(cards),
        TOKEN.of(tokens),
        TROUBLEMAKER.of(troublemakers),
        BOOSTED.of(boosted));
  }
}
