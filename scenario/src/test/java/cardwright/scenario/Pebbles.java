package cardwright.scenario;

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
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A toy game: pebbles of some weight are laid from the hand, a coin may be tossed once a turn,
/// and whoever has 5 points wins. A turn is early until the coin is tossed, and late after it;
/// whoever is tired has to rest first, until it is late.
final class Pebbles implements Game {
  private final Map<String, Integer> weights;

  Pebbles() {
    this(Map.of("Red", 1, "Blue", 2, "Gold", 3, "Sun // Moon", 2));
  }

  private Pebbles(Map<String, Integer> weights) {
    this.weights = new TreeMap<>(weights);
  }

  static Game named(String name) {
    if (!name.equals("pebbles")) {
      throw new Refused("there is no game '" + name + "'; there is pebbles");
    }
    return new Pebbles();
  }

  int weight(String pebble) {
    Integer weight = weights.get(pebble);
    if (weight == null) {
      throw new Refused("there is no pebble '" + pebble + "'");
    }
    return weight;
  }

  @Override
  public String name() {
    return "pebbles";
  }

  @Override
  public String title() {
    return "Pebbles";
  }

  @Override
  public List<CardFace> cards() {
    return weights.keySet().stream()
        .map(name -> new CardFace(name, "all", "Pebble", List.of(), Optional.empty(), ""))
        .toList();
  }

  @Override
  public List<String> moveWords() {
    return List.of("lay", "toss", "end", "turn", "rest");
  }

  @Override
  public List<Format> formats() {
    return List.of(new Format("usual", "All pebbles.", List.of("all")));
  }

  @Override
  public List<Deck> decks() {
    return List.of(new Deck("Heavy", "", List.of("Gold", "Blue")));
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    return deck.cards().size() == 2
        ? List.of()
        : List.of(Message.plain("a deck has 2 pebbles (P 1)"));
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return Deck.of("Red", "Blue");
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    PebblesPosition position = new PebblesPosition(this);
    for (Seat seat : Seat.values()) {
      Deck deck = seat == Seat.A ? opening.a() : opening.b();
      List<Message> objections = objections(deck, format(opening.format()));
      if (!objections.isEmpty()) {
        throw new Refused(objections.getFirst());
      }
      int top = chance.roll(2);
      for (int i = 0; i < 2; i++) {
        String zone = i == top ? "hand" : "deck";
        position.zone(seat, zone).add(new PebblesPosition.Pebble(deck.cards().get(i), 0, false, 0));
      }
    }
    position.turn = opening.first().filter(Seat.B::equals).isPresent() ? 2 : 1;
    position.listen(listener);
    position.tell("the pebbles are dealt");
    return position;
  }

  @Override
  public Position position(PositionSpec spec) {
    PebblesPosition position = new PebblesPosition(this);
    position.turn = spec.facts().number("turn", 1, 1, 99);
    position.tossed = spec.facts().yes("tossed", false);
    position.tired = spec.facts().yes("tired", false);
    spec.facts().done();
    for (Seat seat : Seat.values()) {
      var side = spec.side(seat);
      position.points[seat.ordinal()] = side.number("points", 0, 0, 4);
      for (String zone : PebblesPosition.ZONES) {
        for (var card : side.cards(zone)) {
          String name = card.text("card", "");
          weight(name);
          position
              .zone(seat, zone)
              .add(
                  new PebblesPosition.Pebble(
                      name,
                      card.number("chip", 0, 0, 9),
                      card.yes("back", false),
                      card.inside("until end of turn").number("weight", 0, -9, 9)));
          card.done();
        }
      }
      side.done();
    }
    return position;
  }

  @Override
  public Game with(String source, String file) {
    Map<String, Integer> more = new TreeMap<>(weights);
    for (String line : source.lines().toList()) {
      List<String> words = new ArrayList<>(List.of(line.split(" ")));
      if (words.size() != 2) {
        throw new Refused(file + ": '" + line + "' is no pebble; it has to be NAME WEIGHT");
      }
      more.put(words.get(0), Integer.valueOf(words.get(1)));
    }
    return new Pebbles(more);
  }

  @Override
  public double value(Position position, Seat seat) {
    return 0;
  }
}
