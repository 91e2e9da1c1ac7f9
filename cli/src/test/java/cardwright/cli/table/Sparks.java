package cardwright.cli.table;

import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game in which people mostly pass: four turns of two phases, in each of them both players may
/// use up a Spark of their deck, and from turn 3 on the turn player may shine. Whoever did more
/// wins.
final class Sparks implements Game {
  static final Format FORMAT = new Format("night", "as many Sparks as you like", List.of("sparks"));
  static final int TURNS = 4;

  /// Something that all hear.
  record Said(String words) implements LogEvent {
    @Override
    public Message message(Viewer viewer) {
      return Message.plain(words);
    }

    @Override
    public boolean isPass() {
      return words.endsWith(": pass.");
    }
  }

  /// A deck with so many Sparks among three cards, and a Spark beside it.
  static Deck deck(int sparks) {
    List<String> cards = new java.util.ArrayList<>(Collections.nCopies(sparks, "Spark"));
    cards.addAll(Collections.nCopies(3 - sparks, "Dud"));
    return new Deck("", "", "", cards, List.of("Spark"));
  }

  @Override
  public String name() {
    return "sparks";
  }

  @Override
  public String title() {
    return "Sparks";
  }

  @Override
  public List<CardFace> cards() {
    return List.of(
        new CardFace("Spark", "sparks", "Light", List.of("It shines once.")),
        new CardFace("Dud", "sparks", "Light", List.of()));
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
    return deck.cards().size() == 3 ? List.of() : List.of(Message.plain("a deck has 3 cards"));
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return deck(chance.roll(4));
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    Seat first = opening.first().orElseGet(() -> Seat.of(chance.roll(2)));
    int[] sparks = new int[2];
    for (Seat seat : Seat.values()) {
      sparks[seat.ordinal()] = Collections.frequency(opening.deck(seat).cards(), "Spark");
    }
    return new SparksPosition(first, sparks);
  }

  @Override
  public Position position(PositionSpec spec) {
    throw new Refused("sparks sets up no positions");
  }

  @Override
  public Game with(String source, String file) {
    throw new Refused("sparks has no further cards");
  }

  @Override
  public double value(Position position, Seat seat) {
    return position.outcome().map(outcome -> 2 * outcome.score(seat) - 1).orElse(0.0);
  }

  static Outcome ending(int[] points) {
    if (points[0] == points[1]) {
      return Outcome.draw("as many points");
    }
    return Outcome.win(points[0] > points[1] ? Seat.A : Seat.B, "more points");
  }
}
