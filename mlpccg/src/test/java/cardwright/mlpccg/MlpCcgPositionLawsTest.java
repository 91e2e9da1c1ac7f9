package cardwright.mlpccg;

import cardwright.contract.PositionLaws;
import cardwright.engine.Game;

/// What editors of card files are told and offered.
final class MlpCcgPositionLawsTest implements PositionLaws {
  private static final Game GAME = MlpCcg.load();

  @Override
  public Game game() {
    return GAME;
  }
}
