package cardwright.mlpccg;

import cardwright.cardgame.state.Pile;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.List;

/// The terms by which a position is valued. The game is a race to 15 points, so points count most, then which Problems a side can confront and what it
/// still lacks for the others, then what it has to play with.
///
/// The points of a term are logarithms of odds, fitted to 8,100 plays of `search:100` against itself (`lab train mlpccg --weights --player search:100 --games
/// 8100 --seed 12`). What a side lacks tells little beside what it can confront.
///
/// @param points scored
/// @param power in play, up to what tells much
/// @param tokens action tokens
/// @param held power of Friends in hand
/// @param own how far the side is at its own Problem
/// @param other how far it is at the other one
record EvaluationTerms(
    int points, int power, int tokens, int held, ProblemProgress own, ProblemProgress other) {
  private static final EvaluationFeature.Kind POINTS =
      new EvaluationFeature.Kind(Messages.of("value.points"), 0.19);
  private static final EvaluationFeature.Kind LATE =
      new EvaluationFeature.Kind(Messages.of("value.points-beyond-eight"), 0.32);
  private static final EvaluationFeature.Kind OWN =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-missing-at-the-own-problem"), 0.005);
  private static final EvaluationFeature.Kind OTHER =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-missing-at-the-opponent-problem"), 0.01);
  private static final EvaluationFeature.Kind POWER =
      new EvaluationFeature.Kind(Messages.of("value.points-of-power-in-play-up-to-ten"), 0.15);
  private static final EvaluationFeature.Kind TOKEN =
      new EvaluationFeature.Kind(Messages.of("value.action-tokens"), 0.04);
  private static final EvaluationFeature.Kind HELD =
      new EvaluationFeature.Kind(Messages.of("value.points-of-power-of-friends-in-hand"), 0.02);
  private static final EvaluationFeature.Kind OWN_MET =
      new EvaluationFeature.Kind(Messages.of("value.own-problem-can-be-confronted"), 0.6);
  private static final EvaluationFeature.Kind OTHER_MET =
      new EvaluationFeature.Kind(Messages.of("value.opponent-problem-can-be-confronted"), 0.15);
  private static final EvaluationFeature.Kind BONUS =
      new EvaluationFeature.Kind(Messages.of("value.bonus-points-for-confronting-first"), -0.02);
  private static final EvaluationFeature.Kind OWN_BLOCKED =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-missing-against-a-troublemaker-at-the-own-problem"),
          0.01);
  private static final EvaluationFeature.Kind OTHER_BLOCKED =
      new EvaluationFeature.Kind(
          Messages.of(
              "value.points-of-power-missing-against-a-troublemaker-at-the-opponent-problem"),
          -0.04);
  private static final EvaluationFeature.Kind OWN_POWER =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-at-the-own-problem-up-to-fifteen"), 0.04);
  private static final EvaluationFeature.Kind OTHER_POWER =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-at-the-opponent-problem-up-to-fifteen"), 0.07);
  private static final EvaluationFeature.Kind COVERED =
      new EvaluationFeature.Kind(Messages.of("value.face-down-troublemakers"), -0.05);

  /// All terms.
  static final List<EvaluationFeature.Kind> TERMS =
      List.of(
          POINTS,
          LATE,
          OWN,
          OTHER,
          POWER,
          TOKEN,
          HELD,
          OWN_MET,
          OTHER_MET,
          BONUS,
          OWN_BLOCKED,
          OTHER_BLOCKED,
          OWN_POWER,
          OTHER_POWER,
          COVERED);

  private static final int EARLY = 8;

  /// More power in play than this tells little.
  private static final int STRONG = 10;

  /// More tokens than this are of no use.
  private static final int PLENTY = 8;

  static EvaluationTerms of(Board board, Seat seat) {
    return new EvaluationTerms(
        board.get(SeatCounter.POINTS, seat),
        power(board, seat),
        Math.min(PLENTY, board.get(SeatCounter.TOKENS, seat)),
        held(board, seat),
        ProblemProgress.of(board, seat, Area.problem(seat)),
        ProblemProgress.of(board, seat, Area.problem(seat.other())));
  }

  private static int power(Board board, Seat seat) {
    DerivedValues derived = board.derived();
    int power = 0;
    for (int area = 0; area < Area.COUNT; area++) {
      power += derived.charactersPower(board, seat, area);
    }
    return Math.min(STRONG, power);
  }

  private static int held(Board board, Seat seat) {
    Pile hand = board.pile(Zone.HAND, seat);
    int power = 0;
    for (int i = 0; i < hand.size(); i++) {
      Figures figures = board.card(hand.get(i)).front().figures();
      power += figures.is(Kind.FRIEND) ? figures.power() : 0;
    }
    return power;
  }

  private int late() {
    return Math.max(0, points - EARLY);
  }

  /// How much there is of each term, in their order.
  double[] amounts() {
    return new double[] {
      points,
      late(),
      own.lack(),
      other.lack(),
      power,
      tokens,
      held,
      own.met(),
      other.met(),
      own.bonus() + other.bonus(),
      own.blocked(),
      other.blocked(),
      own.power(),
      other.power(),
      own.covered() + other.covered()
    };
  }
}
