package cardwright.mlpccg;

import cardwright.contract.EditorLaws;
import cardwright.engine.Game;

/// What editors of card files are told and offered.
final class MlpCcgEditorTest implements EditorLaws {
  private static final Game GAME = MlpCcg.load();

  @Override
  public Game game() {
    return GAME;
  }
}
