package cardwright.players;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
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
record Walk(Map<String, Place> places, LongAdder played) implements BareGame {
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
  public Position first() {
    return at("start", this);
  }

  @Override
  public double value(Position position, Seat seat) {
    double value = ((Here) position).here().value();
    return seat == Seat.A ? value : -value;
  }

  private static final class Here implements BarePosition {
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
    public Table table(Viewer viewer) {
      int turn = (int) place.chars().filter(each -> each == '\'').count();
      return new Table(viewer, new Table.Turn(turn, Seat.A), List.of(), List.of());
    }

    @Override
    public long fingerprint() {
      return place.hashCode();
    }
  }
}
