package cardwright.littletroubles;

import cardwright.contract.EditorLaws;
import cardwright.engine.Game;

/// What editors of card files are told and offered.
final class LittleTroublesEditorTest implements EditorLaws {
  private static final Game GAME = LittleTroubles.load();

  @Override
  public Game game() {
    return GAME;
  }
}
