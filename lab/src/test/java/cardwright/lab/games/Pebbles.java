package cardwright.lab.games;

import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.ValueInput;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A heap of pebbles: each takes one to three in turn, and whoever takes the last one wins. Each
/// card of a deck is one pebble more.
public final class Pebbles implements Game {
  public static final Format FORMAT = new Format("heap", "One heap.", List.of("stones"));

  private final Optional<EvaluationFeature.Kind> good;
  private final Optional<ValueNetwork> network;

  public Pebbles() {
    this(Optional.empty());
  }

  /// Its positions are all worth the same.
  ///
  /// @param good the term for having a heap from which one can win
  public Pebbles(Optional<EvaluationFeature.Kind> good) {
    this(good, Optional.empty());
  }

  private Pebbles(Optional<EvaluationFeature.Kind> good, Optional<ValueNetwork> network) {
    this.good = good;
    this.network = network;
  }

  /// The same, its positions worth what the term is worth in a network.
  @Override
  public Pebbles valuedBy(String learned) {
    return new Pebbles(good, Optional.of(ValueNetwork.read(learned, "the value")));
  }

  @Override
  public String learnedValue() {
    return network.orElseThrow().write(List.of());
  }

  @Override
  public List<EvaluationFeature> terms(Position position, Seat seat) {
    return good.map(kind -> List.of(kind.of(((Heap) position).isGoodFor(seat) ? 1 : 0)))
        .orElse(List.of());
  }

  @Override
  public List<ValueInput> valueInputs(Position position, Seat seat) {
    List<ValueInput> inputs = new ArrayList<>();
    for (EvaluationFeature term : terms(position, seat)) {
      inputs.add(ValueInput.term(term.name().words(), term.amount()));
      // The same on both sides, so that it is worth nothing.
      network.ifPresent(_ -> inputs.add(ValueInput.term("pebbles", 1)));
    }
    return inputs;
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
    return List.of(new CardFace("Pebble", "stones", "Stone", List.of()));
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
    return List.of();
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return new Deck("", "", Collections.nCopies(1 + chance.roll(6), "Pebble"));
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    for (String card : opening.a().cards()) {
      if (!card.equals("Pebble")) {
        throw new Refused("there is no card '" + card + "'");
      }
    }
    int heap = 6 + opening.a().cards().size() + opening.b().cards().size() + chance.roll(5);
    return new Heap(heap, Seat.of(chance.roll(2)));
  }

  @Override
  public Position position(PositionSpec spec) {
    throw new Refused("pebbles sets up no positions");
  }

  @Override
  public Game with(String source, String file) {
    throw new Refused("pebbles has no further cards");
  }

  @Override
  public double value(Position position, Seat seat) {
    return network
        .map(by -> worth(by, position, seat) - worth(by, position, seat.other()))
        .orElse(0.0);
  }

  private double worth(ValueNetwork by, Position position, Seat seat) {
    return valueInputs(position, seat).stream()
        .mapToDouble(each -> by.worth(each.name()) * each.amount() / 2)
        .sum();
  }
}
