package cardwright.mlpccg;

import cardwright.contract.GameLaws;
import cardwright.contract.MadeUpCardLaws;
import cardwright.engine.Game;

/// The laws, where decks have cards made up for each form of the common card language: `workshop.cards`.
final class WorkshopLawsTest implements MadeUpCardLaws {
  private static final Game GAME =
      MadeUpCardLaws.with(MlpCcg.load(), "cardwright/mlpccg/wording/cards/workshop.cards");

  @Override
  public GameLaws published() {
    return new MlpCcgLawsTest();
  }

  @Override
  public Game game() {
    return GAME;
  }

  @Override
  public int plays() {
    return 6;
  }
}
