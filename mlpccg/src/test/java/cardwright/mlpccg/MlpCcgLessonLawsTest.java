package cardwright.mlpccg;

import cardwright.contract.LessonLaws;
import cardwright.engine.Game;

/// The lessons of the game.
final class MlpCcgLessonLawsTest implements LessonLaws {
  private static final Game GAME = MlpCcg.load();

  @Override
  public Game game() {
    return GAME;
  }
}
