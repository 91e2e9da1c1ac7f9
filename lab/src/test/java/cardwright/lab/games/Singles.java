package cardwright.lab.games;

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
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Decks without a game: all cards but one, each once.
public final class Singles implements Game {
  public static final Format FORMAT = new Format("singles", "Each card once.", List.of("all"));
  public static final int SIZE = 40;

  @Override
  public String name() {
    return "singles";
  }

  @Override
  public String title() {
    return "Singles";
  }

  @Override
  public List<CardFace> cards() {
    return IntStream.rangeClosed(0, SIZE)
        .mapToObj(number -> new CardFace("Card " + number, "all", "Nothing", List.of()))
        .toList();
  }

  @Override
  public List<Format> formats() {
    return List.of(FORMAT);
  }

  @Override
  public List<Deck> decks() {
    return List.of();
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    List<String> cards = deck.cards();
    boolean legal = cards.size() == SIZE && new HashSet<>(cards).size() == SIZE;
    return legal ? List.of() : List.of(Message.plain("forty cards, each once"));
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    throw new Refused("singles makes no decks");
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    throw new Refused("singles is not played");
  }

  @Override
  public Position position(PositionSpec spec) {
    throw new Refused("singles is not played");
  }

  @Override
  public Game with(String source, String file) {
    throw new Refused("singles has no further cards");
  }

  @Override
  public double value(Position position, Seat seat) {
    return 0;
  }
}
