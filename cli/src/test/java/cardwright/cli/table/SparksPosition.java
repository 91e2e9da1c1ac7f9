package cardwright.cli.table;

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
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A moment of [Sparks].
final class SparksPosition implements Position {
  private final Seat first;
  private final int[] sparks;
  private final int[] points = new int[2];
  private int step;
  private @Nullable Outcome outcome;
  private @Nullable Listener listener;

  SparksPosition(Seat first, int[] sparks) {
    this.first = first;
    this.sparks = sparks.clone();
  }

  private int number() {
    return step / 4 + 1;
  }

  private Seat player() {
    return number() % 2 == 1 ? first : first.other();
  }

  private Seat next() {
    return step % 2 == 0 ? player() : player().other();
  }

  @Override
  public Choice choice() {
    List<String> moves = new ArrayList<>();
    if (sparks[next().ordinal()] > 0) {
      moves.add("spark");
    }
    if (number() >= 3 && next() == player()) {
      moves.add("shine");
    }
    moves.add("pass");
    return new Light(next(), moves);
  }

  @Override
  public void play(int move, Chance chance) {
    Seat seat = next();
    String what = choice().move(move).notation();
    if (what.equals("spark")) {
      sparks[seat.ordinal()]--;
    }
    points[seat.ordinal()] += what.equals("pass") ? 0 : 1;
    tell(seat + ": " + what + ".");
    step++;
    if (number() > Sparks.TURNS) {
      outcome = Sparks.ending(points);
    }
  }

  private void tell(String words) {
    if (listener != null) {
      listener.on(new Sparks.Said(words));
    }
  }

  @Override
  public List<Move> rulings() {
    return List.of(
        new Move("leave a", "A leaves the game."),
        new Move("leave b", "B leaves the game."),
        new Move("warn", "Both are warned."));
  }

  @Override
  public void rule(String notation, Chance chance) {
    switch (notation) {
      case "leave a" -> outcome = Outcome.win(Seat.B, "A left");
      case "leave b" -> outcome = Outcome.win(Seat.A, "B left");
      case "warn" -> tell("Both are warned.");
      default -> throw new Refused("there is no ruling '" + notation + "' here");
    }
  }

  @Override
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(outcome);
  }

  @Override
  public Position copy() {
    SparksPosition twin = new SparksPosition(first, sparks);
    copyTo(twin);
    return twin;
  }

  @Override
  public void copyTo(Position twin) {
    SparksPosition other = (SparksPosition) twin;
    System.arraycopy(sparks, 0, other.sparks, 0, 2);
    System.arraycopy(points, 0, other.points, 0, 2);
    other.step = step;
    other.outcome = outcome;
  }

  @Override
  public Position determinize(Seat seat, Beliefs beliefs, Chance chance) {
    return copy();
  }

  @Override
  public Table table(Viewer viewer) {
    String phase = step % 4 < 2 ? "build" : "fight";
    List<Table.Side> sides = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      List<Table.Counter> counters = List.of(new Table.Counter("points", points[seat.ordinal()]));
      sides.add(new Table.Side(seat, counters, List.of()));
    }
    return new Table(viewer, new Table.Turn(number(), player(), phase), List.of(), sides);
  }

  @Override
  public long fingerprint() {
    Fingerprint out = new Fingerprint(ref -> true);
    out.add(first.ordinal()).add(step).add(outcome().map(Outcome::toString).orElse(""));
    return out.add(points[0]).add(points[1]).add(sparks[0]).add(sparks[1]).value();
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    return List.of();
  }

  @Override
  public Message refusal(String notation) {
    return Message.plain("It is no move.");
  }

  @Override
  public void listen(@Nullable Listener to) {
    listener = to;
  }

  /// What one player may do.
  private record Light(Seat seat, List<String> moves) implements Choice {
    @Override
    public Message question() {
      return Message.plain("What do you do?");
    }

    @Override
    public int count() {
      return moves.size();
    }

    @Override
    public Move move(int index) {
      return new Move(moves.get(index), "Do it.");
    }
  }
}
