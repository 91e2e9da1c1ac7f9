package cardwright.ggltcg;

import cardwright.contract.GameLaws;
import cardwright.contract.MadeUpCardLaws;
import cardwright.engine.Game;

/// The laws, where decks have cards made up for each form of the common card language: `workshop.cards`.
final class WorkshopLawsTest implements MadeUpCardLaws {
  private static final Game GAME =
      MadeUpCardLaws.with(Ggltcg.load(), "cardwright/ggltcg/wording/cards/workshop.cards");

  @Override
  public GameLaws published() {
    return new GgltcgLawsTest();
  }

  @Override
  public Game game() {
    return GAME;
  }

  @Override
  public int plays() {
    return 40;
  }
}
