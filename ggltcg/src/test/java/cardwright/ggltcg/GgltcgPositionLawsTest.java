package cardwright.ggltcg;

import cardwright.contract.PositionLaws;
import cardwright.engine.Game;

/// What editors of card files are told and offered.
final class GgltcgPositionLawsTest implements PositionLaws {
  private static final Game GAME = Ggltcg.load();

  @Override
  public Game game() {
    return GAME;
  }
}
