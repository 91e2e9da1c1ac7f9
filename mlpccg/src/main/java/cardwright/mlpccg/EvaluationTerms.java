package cardwright.mlpccg;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.message.Messages;
import java.util.List;

/// The terms by which a position is valued: what a side has scored, how far it is at each Problem, and what it has to play with.
///
/// The points of a term are logarithms of odds, those of the value of the game: tuned by play (`lab tune`), since what goes together with winning misleads. A side
/// has face-down Troublemakers when it is behind, and yet they help it.
///
/// @param points scored
/// @param play what it has in play
/// @param tokens action tokens
/// @param hand what it has in hand
/// @param own how far the side is at its own Problem
/// @param other how far it is at the other one
record EvaluationTerms(
    int points,
    PlayFigures play,
    int tokens,
    HandFigures hand,
    ProblemProgress own,
    ProblemProgress other) {
  private static final EvaluationFeature.Kind POINTS =
      new EvaluationFeature.Kind(Messages.of("value.points"), 0.31);
  private static final EvaluationFeature.Kind LATE =
      new EvaluationFeature.Kind(Messages.of("value.points-beyond-eight"), 0.49);
  private static final EvaluationFeature.Kind OWN =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-missing-at-the-own-problem"), -0.19);
  private static final EvaluationFeature.Kind OTHER =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-missing-at-the-opponent-problem"), -0.15);
  private static final EvaluationFeature.Kind POWER =
      new EvaluationFeature.Kind(Messages.of("value.points-of-power-in-play-up-to-ten"), 0.1);
  private static final EvaluationFeature.Kind TOKEN =
      new EvaluationFeature.Kind(Messages.of("value.action-tokens"), 0.18);
  private static final EvaluationFeature.Kind HELD =
      new EvaluationFeature.Kind(Messages.of("value.points-of-power-of-friends-in-hand"), 0.03);
  private static final EvaluationFeature.Kind OWN_MET =
      new EvaluationFeature.Kind(Messages.of("value.own-problem-can-be-confronted"), 0.21);
  private static final EvaluationFeature.Kind OTHER_MET =
      new EvaluationFeature.Kind(Messages.of("value.opponent-problem-can-be-confronted"), -0.19);
  private static final EvaluationFeature.Kind BONUS =
      new EvaluationFeature.Kind(Messages.of("value.bonus-points-for-confronting-first"), 0.4);
  private static final EvaluationFeature.Kind OWN_BLOCKED =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-missing-against-a-troublemaker-at-the-own-problem"),
          0.04);
  private static final EvaluationFeature.Kind OTHER_BLOCKED =
      new EvaluationFeature.Kind(
          Messages.of(
              "value.points-of-power-missing-against-a-troublemaker-at-the-opponent-problem"),
          -0.09);
  private static final EvaluationFeature.Kind OWN_POWER =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-at-the-own-problem-up-to-fifteen"), 0.13);
  private static final EvaluationFeature.Kind OTHER_POWER =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-at-the-opponent-problem-up-to-fifteen"), 0.17);
  private static final EvaluationFeature.Kind COVERED =
      new EvaluationFeature.Kind(Messages.of("value.face-down-troublemakers"), 0.76);

  private static final EvaluationFeature.Kind HAND =
      new EvaluationFeature.Kind(Messages.of("value.cards-in-hand"), 0.03);
  private static final EvaluationFeature.Kind TROUBLEMAKERS =
      new EvaluationFeature.Kind(Messages.of("value.troublemakers-in-hand"), 0);
  private static final EvaluationFeature.Kind RESOURCES =
      new EvaluationFeature.Kind(Messages.of("value.resources-in-play"), 0.06);
  private static final EvaluationFeature.Kind FRIGHTENED =
      new EvaluationFeature.Kind(Messages.of("value.frightened-friends"), -0.56);
  private static final EvaluationFeature.Kind BOOSTED =
      new EvaluationFeature.Kind(Messages.of("value.boosted-mane-character"), 0.21);

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
          COVERED,
          HAND,
          TROUBLEMAKERS,
          RESOURCES,
          FRIGHTENED,
          BOOSTED);

  private static final int EARLY = 8;

  /// More tokens than this are of no use.
  private static final int PLENTY = 8;

  static EvaluationTerms of(Board board, Seat seat) {
    return new EvaluationTerms(
        board.get(SeatCounter.POINTS, seat),
        PlayFigures.of(board, seat),
        Math.min(PLENTY, board.get(SeatCounter.TOKENS, seat)),
        HandFigures.of(board, seat),
        ProblemProgress.of(board, seat, Area.problem(seat)),
        ProblemProgress.of(board, seat, Area.problem(seat.other())));
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
      play.power(),
      tokens,
      hand.power(),
      own.met(),
      other.met(),
      own.bonus() + other.bonus(),
      own.blocked(),
      other.blocked(),
      own.power(),
      other.power(),
      own.covered() + other.covered(),
      hand.cards(),
      hand.troublemakers(),
      play.resources(),
      play.frightened(),
      play.boosted()
    };
  }
}
