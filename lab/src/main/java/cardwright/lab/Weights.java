package cardwright.lab;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Term;
import cardwright.players.Revalued;
import java.util.List;

/// Positions are worth what the amounts of a game's terms come to with other weights.
///
/// @param odds for each term what one of it adds to the logarithm of the odds to win
record Weights(Game game, List<Double> odds) implements Revalued.Values {
  @Override
  public double value(Position position, Seat seat) {
    List<Term> own = game.terms(position, seat);
    List<Term> others = game.terms(position, seat.other());
    double sum = 0;
    for (int i = 0; i < odds.size(); i++) {
      sum += odds.get(i) * (own.get(i).amount() - others.get(i).amount());
    }
    return StrictMath.tanh(sum / 2);
  }

  @Override
  public List<Term> terms(Position position, Seat seat) {
    return game.terms(position, seat);
  }
}
