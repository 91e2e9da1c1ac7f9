package cardwright.lab.training;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.players.Revalued;
import java.util.List;

/// Positions are worth what the amounts of a game's terms come to with other weights.
///
/// @param odds for each term what one of it adds to the logarithm of the odds to win
record Weights(Game game, List<Double> odds) implements Revalued.Values {
  @Override
  public double value(Position position, Seat seat) {
    List<EvaluationFeature> own = game.terms(position, seat);
    List<EvaluationFeature> others = game.terms(position, seat.other());
    double sum = 0;
    for (int i = 0; i < odds.size(); i++) {
      sum += odds.get(i) * (own.get(i).amount() - others.get(i).amount());
    }
    return StrictMath.tanh(sum / 2);
  }

  @Override
  public List<EvaluationFeature> terms(Position position, Seat seat) {
    return game.terms(position, seat);
  }
}
