package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Explanation;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/// A game that is a walk from place to place, drawn by a test. A place says who decides there and
/// where its moves lead, or how much it is worth for A in the end.
///
/// @param played counts the moves that are made anywhere in it
record Walk(Map<String, Place> places, LongAdder played) implements Game {
  Walk(Map<String, Place> places) {
    this(places, new LongAdder());
  }

  /// Where moves lead; of several places chance takes one. The number of apostrophes in its name is
  /// the number of turns that are over.
  record Place(@Nullable Seat seat, double value, boolean end, Map<String, List<String>> moves) {}

  static Position at(String place, Walk walk) {
    return new Here(walk, place);
  }

  @Override
  public String name() {
    return "walk";
  }

  @Override
  public String title() {
    return "Walk";
  }

  @Override
  public List<CardFace> cards() {
    return List.of();
  }

  @Override
  public List<Format> formats() {
    return List.of();
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
    return Deck.of();
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    return at("start", this);
  }

  @Override
  public Position position(PositionSpec situation) {
    return at("start", this);
  }

  @Override
  public Game with(String source, String file) {
    return this;
  }

  @Override
  public double value(Position position, Seat seat) {
    double value = ((Here) position).here().value();
    return seat == Seat.A ? value : -value;
  }

  private static final class Here implements Position {
    private final Walk walk;
    private String place;

    Here(Walk walk, String place) {
      this.walk = walk;
      this.place = place;
    }

    Place here() {
      return Objects.requireNonNull(walk.places.get(place), place);
    }

    @Override
    public Choice choice() {
      return new Ways(Objects.requireNonNull(here().seat()), List.copyOf(here().moves().keySet()));
    }

    @Override
    public void play(int move, Chance chance) {
      walk.played.increment();
      List<String> leads =
          Objects.requireNonNull(here().moves().get(choice().move(move).notation()));
      place = leads.get(leads.size() == 1 ? 0 : chance.roll(leads.size()));
    }

    @Override
    public Optional<Outcome> outcome() {
      if (!here().end()) {
        return Optional.empty();
      }
      return Optional.of(Outcome.win(here().value() > 0 ? Seat.A : Seat.B, "the walk is over"));
    }

    @Override
    public Position copy() {
      return new Here(walk, place);
    }

    @Override
    public void copyTo(Position twin) {
      ((Here) twin).place = place;
    }

    @Override
    public Position determinize(Seat seat, Beliefs beliefs, Chance chance) {
      return copy();
    }

    @Override
    public Table table(Viewer viewer) {
      int turn = (int) place.chars().filter(each -> each == '\'').count();
      return new Table(viewer, new Table.Turn(turn, Seat.A), List.of(), List.of());
    }

    @Override
    public long fingerprint() {
      return place.length();
    }

    @Override
    public List<Explanation> explain(Viewer viewer, String card) {
      return List.of();
    }

    @Override
    public String refusal(String notation) {
      return "";
    }

    @Override
    public void listen(@Nullable Listener listener) {}
  }

  private record Ways(Seat seat, List<String> names) implements Choice {
    @Override
    public Message question() {
      return Message.plain("Where to?");
    }

    @Override
    public int count() {
      return names.size();
    }

    @Override
    public Move move(int index) {
      return new Move(names.get(index), names.get(index));
    }
  }
}
