package cardwright.lab.games;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Explanation;
import cardwright.engine.Fingerprint;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How many pebbles are left, and who takes next.
final class Heap implements Position {
  private int pebbles;
  private int turn = 1;
  private Seat seat;

  Heap(int pebbles, Seat seat) {
    this.pebbles = pebbles;
    this.seat = seat;
  }

  /// Whether a seat wins from here when it makes no mistake.
  boolean isGoodFor(Seat asked) {
    return (pebbles % 4 != 0) == (asked == seat);
  }

  private record Take(Seat seat, int count) implements Choice {
    @Override
    public Message question() {
      return Message.plain("How many?");
    }

    @Override
    public Move move(int index) {
      return new Move("take " + (index + 1), "Take " + (index + 1) + ".");
    }
  }

  @Override
  public Choice choice() {
    return new Take(seat, Math.min(3, pebbles));
  }

  @Override
  public void play(int move, Chance chance) {
    pebbles -= move + 1;
    if (pebbles > 0) {
      seat = seat.other();
      turn++;
    }
  }

  @Override
  public Optional<Outcome> outcome() {
    return pebbles > 0
        ? Optional.empty()
        : Optional.of(
            turn % 5 == 0 ? Outcome.draw("a round number") : Outcome.win(seat, "the last one"));
  }

  @Override
  public Position copy() {
    Heap twin = new Heap(pebbles, seat);
    twin.turn = turn;
    return twin;
  }

  @Override
  public void copyTo(Position twin) {
    Heap other = (Heap) twin;
    other.pebbles = pebbles;
    other.turn = turn;
    other.seat = seat;
  }

  @Override
  public Position determinize(Seat who, Beliefs beliefs, Chance chance) {
    return copy();
  }

  @Override
  public Table table(Viewer viewer) {
    List<Table.Side> sides =
        List.of(
            new Table.Side(Seat.A, List.of(), List.of()),
            new Table.Side(Seat.B, List.of(), List.of()));
    return new Table(viewer, List.of(new Table.Fact("turn", Integer.toString(turn))), sides);
  }

  @Override
  public long fingerprint() {
    return new Fingerprint(ref -> true).add(pebbles).add(turn).add(seat.ordinal()).value();
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    return List.of();
  }

  @Override
  public Message refusal(String notation) {
    return Message.plain("take 1, 2 or 3");
  }

  @Override
  public void listen(@Nullable Listener listener) {}
}
