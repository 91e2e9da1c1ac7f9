package cardwright.lab;

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
import cardwright.engine.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game in which positions are worth what the amounts of its terms come to with other weights.
///
/// @param odds for each term what one of it adds to the logarithm of the odds to win
record Reweighed(Game game, List<Double> odds) implements Game {
  @Override
  public double value(Position position, Seat seat) {
    List<Term> own = game.terms(position, seat);
    List<Term> others = game.terms(position, seat.other());
    double sum = 0;
    for (int i = 0; i < odds.size(); i++) {
      sum += odds.get(i) * (own.get(i).amount() - others.get(i).amount());
    }
    return StrictMath.tanh(sum / 2);
  }

  @Override
  public List<Term> terms(Position position, Seat seat) {
    return game.terms(position, seat);
  }

  @Override
  public Game with(String source, String file) {
    return new Reweighed(game.with(source, file), odds);
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
}
