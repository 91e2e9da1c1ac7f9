package cardwright.ggltcg;

import cardwright.contract.EditorLaws;
import cardwright.engine.Game;

/// What editors of card files are told and offered.
final class GgltcgEditorTest implements EditorLaws {
  private static final Game GAME = Ggltcg.load();

  @Override
  public Game game() {
    return GAME;
  }
}
