package cardwright.ggltcg;

import cardwright.contract.LessonLaws;
import cardwright.engine.Game;

/// The lessons of the game.
final class GgltcgLessonLawsTest implements LessonLaws {
  private static final Game GAME = Ggltcg.load();

  @Override
  public Game game() {
    return GAME;
  }
}
