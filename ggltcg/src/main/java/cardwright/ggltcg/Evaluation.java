package cardwright.ggltcg;

import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Zone;

/// How good a position looks, in the game's own terms: cards awake, Toys and their figures in play, CC.
final class Evaluation {
  private static final double AWAKE = 1.0;
  private static final double IN_PLAY = 0.25;
  private static final double SPEED = 0.03;
  private static final double STRENGTH = 0.04;
  private static final double STAMINA = 0.06;
  private static final double CC = 0.08;

  /// How many cards' worth of advantage is nearly a win.
  private static final double SCALE = 3.0;

  private Evaluation() {}

  static double value(Board board, Seat seat) {
    Outcome outcome = board.outcome();
    if (outcome != null) {
      return 2 * outcome.score(seat) - 1;
    }
    double lead = side(board, seat) - side(board, seat.other());
    return StrictMath.tanh(lead / SCALE);
  }

  private static double side(Board board, Seat seat) {
    double value = AWAKE * Long.bitCount(board.awake(seat)) + CC * board.cc(seat);
    for (long rest = board.cards(Zone.PLAY, seat); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      value +=
          IN_PLAY
              + SPEED * board.figures().speed(card)
              + STRENGTH * Math.min(8, board.figures().strength(card))
              + STAMINA * board.stamina(card);
    }
    return value;
  }
}
