package cardwright.ggltcg;

import cardwright.contract.PuzzleLaws;
import cardwright.engine.Game;

/// The puzzles of the game.
final class GgltcgPuzzleLawsTest implements PuzzleLaws {
  private static final Game GAME = Ggltcg.load();

  @Override
  public Game game() {
    return GAME;
  }
}
