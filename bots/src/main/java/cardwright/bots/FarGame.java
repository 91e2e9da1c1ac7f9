package cardwright.bots;

import cardwright.engine.Agreement;
import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Situation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game whose positions may be those of the other side, which knows their value.
///
/// @param game the game as it is known here
record FarGame(Game game) implements Game {
  @Override
  public double value(Position position, Seat seat) {
    return position instanceof FarPosition far ? far.value(seat) : game.value(position, seat);
  }

  @Override
  public String name() {
    return game.name();
  }

  @Override
  public String title() {
    return game.title();
  }

  @Override
  public List<CardFace> cards() {
    return game.cards();
  }

  @Override
  public List<Format> formats() {
    return game.formats();
  }

  @Override
  public List<Agreement> agreements() {
    return game.agreements();
  }

  @Override
  public List<Deck> decks() {
    return game.decks();
  }

  @Override
  public List<Deck> decks(Format format) {
    return game.decks(format);
  }

  @Override
  public List<String> objections(Deck deck, Format format) {
    return game.objections(deck, format);
  }

  @Override
  public List<String> objections(Deck registered, Deck now, Format format) {
    return game.objections(registered, now, format);
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return game.randomDeck(format, chance);
  }

  @Override
  public boolean revealsDecks() {
    return game.revealsDecks();
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    return game.start(opening, chance, listener);
  }

  @Override
  public Position position(Situation situation) {
    return game.position(situation);
  }

  @Override
  public Game with(String source, String file) {
    return new FarGame(game.with(source, file));
  }
}
