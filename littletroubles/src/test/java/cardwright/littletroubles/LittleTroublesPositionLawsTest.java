package cardwright.littletroubles;

import cardwright.contract.PositionLaws;
import cardwright.engine.Game;

/// What editors of card files are told and offered.
final class LittleTroublesPositionLawsTest implements PositionLaws {
  private static final Game GAME = LittleTroubles.load();

  @Override
  public Game game() {
    return GAME;
  }
}
