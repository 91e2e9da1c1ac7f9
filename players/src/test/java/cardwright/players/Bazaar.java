package cardwright.players;

import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A small game in which both may act in a turn until both have passed, with hidden decks.
///
/// In a turn its player may open Stalls, each for 2 coins, and either player may send a Thief, for 1
/// coin, who closes a Stall of the other, or burn a Candle, for 1 coin, which does nothing. When
/// both have passed, the turn's player gets 2 coins for each of their Stalls, and both draw a card.
/// Whoever has 20 coins, or more of them after 20 turns, wins. A deck has 12 cards.
final class Bazaar implements Game {
  static final List<String> CARDS = List.of("Candle", "Stall", "Thief");
  static final Deck STALLS = new Deck("Stalls", "", deck(2, 8, 2));
  static final Deck THIEVES = new Deck("Thieves", "", deck(2, 4, 6));

  private final boolean open;

  Bazaar() {
    this(false);
  }

  /// @param open whether decks are revealed
  Bazaar(boolean open) {
    this.open = open;
  }

  private static List<String> deck(int candles, int stalls, int thieves) {
    List<String> cards = new ArrayList<>();
    int[] counts = {candles, stalls, thieves};
    for (int card = 0; card < counts.length; card++) {
      for (int i = 0; i < counts[card]; i++) {
        cards.add(CARDS.get(card));
      }
    }
    return cards;
  }

  @Override
  public String name() {
    return "bazaar";
  }

  @Override
  public String title() {
    return "Bazaar";
  }

  @Override
  public List<CardFace> cards() {
    return CARDS.stream().map(card -> new CardFace(card, "all", "Card", List.of())).toList();
  }

  @Override
  public List<Format> formats() {
    return List.of(new Format("usual", "Twelve cards.", List.of("all")));
  }

  @Override
  public List<Deck> decks() {
    return List.of(STALLS, THIEVES);
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    return deck.cards().size() == 12 ? List.of() : List.of(Message.plain("a deck has 12 cards"));
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return decks().get(chance.roll(2));
  }

  @Override
  public boolean revealsDecks() {
    return open;
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    return new BazaarPosition(opening.a(), opening.b(), chance);
  }

  @Override
  public Position position(PositionSpec spec) {
    throw new Refused("only whole plays are played");
  }

  @Override
  public Game with(String source, String file) {
    return this;
  }

  @Override
  public double value(Position position, Seat seat) {
    BazaarPosition bazaar = (BazaarPosition) position;
    return StrictMath.tanh((bazaar.wealth(seat) - bazaar.wealth(seat.other())) / 20.0);
  }
}
