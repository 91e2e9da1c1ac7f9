package cardwright.mlpccg;

import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.message.Messages;
import java.util.List;

/// The terms by which a position is valued: what a side has scored, how far it is at each Problem, and what it has to play with.
///
/// What one of each is worth stands in the value of the game (`learned.value`), tuned by play (`lab tune`), since what goes together with winning misleads. A side
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
  /// What all terms are called.
  static final List<Message> NAMES =
      List.of(
          Messages.of("value.points"),
          Messages.of("value.points-beyond-eight"),
          Messages.of("value.points-of-power-missing-at-the-own-problem"),
          Messages.of("value.points-of-power-missing-at-the-opponent-problem"),
          Messages.of("value.points-of-power-in-play-up-to-ten"),
          Messages.of("value.action-tokens"),
          Messages.of("value.points-of-power-of-friends-in-hand"),
          Messages.of("value.own-problem-can-be-confronted"),
          Messages.of("value.opponent-problem-can-be-confronted"),
          Messages.of("value.bonus-points-for-confronting-first"),
          Messages.of("value.points-of-power-missing-against-a-troublemaker-at-the-own-problem"),
          Messages.of(
              "value.points-of-power-missing-against-a-troublemaker-at-the-opponent-problem"),
          Messages.of("value.points-of-power-at-the-own-problem-up-to-fifteen"),
          Messages.of("value.points-of-power-at-the-opponent-problem-up-to-fifteen"),
          Messages.of("value.face-down-troublemakers"),
          Messages.of("value.cards-in-hand"),
          Messages.of("value.troublemakers-in-hand"),
          Messages.of("value.resources-in-play"),
          Messages.of("value.frightened-friends"),
          Messages.of("value.boosted-mane-character"));

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
