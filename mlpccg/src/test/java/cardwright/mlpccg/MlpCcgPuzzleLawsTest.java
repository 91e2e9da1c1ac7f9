package cardwright.mlpccg;

import cardwright.contract.PuzzleLaws;
import cardwright.engine.Game;

/// The puzzles of the game.
final class MlpCcgPuzzleLawsTest implements PuzzleLaws {
  private static final Game GAME = MlpCcg.load();

  @Override
  public Game game() {
    return GAME;
  }
}
