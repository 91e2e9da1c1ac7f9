package cardwright.bots;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.players.Revalued;
import java.util.List;

/// Positions may be those of the other side, which knows what they are worth and does not say why.
///
/// @param game the game as it is known here
record RemoteEvaluation(Game game) implements Revalued.Values {
  @Override
  public double value(Position position, Seat seat) {
    return position instanceof RemotePosition far ? far.value(seat) : game.value(position, seat);
  }

  @Override
  public List<EvaluationFeature> terms(Position position, Seat seat) {
    return position instanceof RemotePosition ? List.of() : game.terms(position, seat);
  }
}
