package cardwright.littletroubles;

import cardwright.contract.LessonLaws;
import cardwright.engine.Game;

/// The lessons of the game.
final class LittleTroublesLessonLawsTest implements LessonLaws {
  private static final Game GAME = LittleTroubles.load();

  @Override
  public Game game() {
    return GAME;
  }
}
