package cardwright.littletroubles;

import cardwright.contract.GameLaws;
import cardwright.contract.MadeUpCardLaws;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.littletroubles.event.PublicEvent;

/// The laws, where decks have cards made up for each form of the common card language: `workshop.cards`.
final class WorkshopLawsTest implements MadeUpCardLaws {
  private static final Game GAME =
      MadeUpCardLaws.with(
          LittleTroubles.load(), "cardwright/littletroubles/wording/cards/workshop.cards");

  @Override
  public GameLaws published() {
    return new LittleTroublesLawsTest();
  }

  @Override
  public Game game() {
    return GAME;
  }

  @Override
  public int plays() {
    return 10;
  }

  /// Cards that were revealed may go back into the deck, of which no table tells.
  @Override
  public boolean unveils(LogEvent event) {
    return event instanceof PublicEvent.Revealed;
  }
}
