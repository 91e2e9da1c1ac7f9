package cardwright.ggltcg;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Layers;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import java.util.List;

/// How good a position looks, in the game's own terms: cards awake, Toys and their figures in play, CC.
final class Evaluation {
  private static final EvaluationFeature.Kind AWAKE =
      new EvaluationFeature.Kind(Messages.of("value.cards-awake"), 1.0);
  private static final EvaluationFeature.Kind CC =
      new EvaluationFeature.Kind(Messages.of("value.cc"), 0.08);
  private static final EvaluationFeature.Kind IN_PLAY =
      new EvaluationFeature.Kind(Messages.of("value.toys-in-play"), 0.25);
  private static final EvaluationFeature.Kind SPEED =
      new EvaluationFeature.Kind(Messages.of("value.points-of-speed-in-play"), 0.03);
  private static final EvaluationFeature.Kind STRENGTH =
      new EvaluationFeature.Kind(Messages.of("value.points-of-strength-in-play"), 0.04);
  private static final EvaluationFeature.Kind STAMINA =
      new EvaluationFeature.Kind(Messages.of("value.points-of-stamina-in-play"), 0.06);

  /// More strength of one Toy than this is of no use.
  private static final int STRONG = 8;

  /// How many cards' worth of advantage is nearly a win.
  private static final double SCALE = 3.0;

  private Evaluation() {}

  /// What a seat has.
  private record Side(int awake, int cc, int toys, int speed, int strength, int stamina) {
    static Side of(Board board, Seat seat) {
      int toys = 0;
      int speed = 0;
      int strength = 0;
      int stamina = 0;
      long mine = board.cards(Zone.PLAY, seat);
      for (long rest = mine; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int card = CardSet.first(rest);
        toys++;
        speed += Layers.of(board).speed(card);
        strength += Math.min(STRONG, Layers.of(board).strength(card));
        stamina += Layers.stamina(board, card);
      }
      return new Side(board.awake(seat), board.cc(seat), toys, speed, strength, stamina);
    }

    double points() {
      return AWAKE.points(awake)
          + CC.points(cc)
          + IN_PLAY.points(toys)
          + SPEED.points(speed)
          + STRENGTH.points(strength)
          + STAMINA.points(stamina);
    }

    List<EvaluationFeature> terms() {
      return List.of(
          AWAKE.of(awake),
          CC.of(cc),
          IN_PLAY.of(toys),
          SPEED.of(speed),
          STRENGTH.of(strength),
          STAMINA.of(stamina));
    }
  }

  /// The value for a seat, from -1 to 1.
  static double value(Board board, Seat seat) {
    Outcome outcome = board.outcome();
    if (outcome != null) {
      return 2 * outcome.score(seat) - 1;
    }
    return ofLead(Side.of(board, seat).points() - Side.of(board, seat.other()).points());
  }

  /// The value of having more points than the other, from -1 to 1.
  private static double ofLead(double lead) {
    return StrictMath.tanh(lead / SCALE);
  }

  /// What a seat's side is made of.
  static List<EvaluationFeature> terms(Board board, Seat seat) {
    return Side.of(board, seat).terms();
  }
}
