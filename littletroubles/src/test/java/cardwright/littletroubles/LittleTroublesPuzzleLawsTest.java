package cardwright.littletroubles;

import cardwright.contract.PuzzleLaws;
import cardwright.engine.Game;

/// The puzzles of the game.
final class LittleTroublesPuzzleLawsTest implements PuzzleLaws {
  private static final Game GAME = LittleTroubles.load();

  @Override
  public Game game() {
    return GAME;
  }
}
