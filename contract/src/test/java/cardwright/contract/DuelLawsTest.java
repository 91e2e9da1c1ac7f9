package cardwright.contract;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import java.util.List;

/// The duel keeps all laws.
final class DuelLawsTest implements GameLaws {
  @Override
  public Game game() {
    return new Duel(Fault.NONE);
  }

  @Override
  public List<Deck> tinyDecks() {
    return List.of(
        Deck.of("Cat", "Dog", "Elk", "Fox"),
        Deck.of("Ant", "Cat", "Dog", "Elk", "Cat"),
        Deck.of("Bee", "Elk"),
        Deck.of("Gnu // Yak", "Cat", "Dog"));
  }
}
