package cardwright.scenario;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Explanation;
import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A position of the toy game. A hand is hidden from the other seat, a deck from both.
final class PebblesPosition implements Position {
  static final List<String> ZONES = List.of("hand", "table", "deck");

  /// A pebble with the chips that lie on it, the side that is up, and what it weighs more this turn.
  record Pebble(String name, int chip, boolean turned, int more) {}

  private record Told(String text) implements LogEvent {
    @Override
    public Message message(Viewer viewer) {
      return Message.plain(text);
    }
  }

  int turn;
  boolean tossed;
  boolean tired;
  final int[] points = new int[2];
  private final Map<String, List<Pebble>> zones = new LinkedHashMap<>();
  private final Pebbles game;
  private @Nullable Listener listener;

  PebblesPosition(Pebbles game) {
    this.game = game;
  }

  List<Pebble> zone(Seat seat, String zone) {
    return zones.computeIfAbsent(seat + zone, key -> new ArrayList<>());
  }

  private Seat player() {
    return Seat.of((turn + 1) % 2);
  }

  @Override
  public Choice choice() {
    if (outcome().isPresent()) {
      throw new IllegalStateException("the play is over");
    }
    List<Move> moves = new ArrayList<>();
    if (tired) {
      return new Offered(player(), List.of(new Move("rest", "Rest.")));
    }
    for (Pebble pebble : zone(player(), "hand")) {
      String notation = "lay " + pebble.name().toLowerCase(Locale.ROOT);
      moves.add(new Move(notation, notation));
    }
    if (!tossed) {
      moves.add(new Move("toss", "Toss the coin."));
    }
    moves.add(new Move("end turn", "End the turn."));
    return new Offered(player(), moves);
  }

  private record Offered(Seat seat, List<Move> moves) implements Choice {
    @Override
    public Message question() {
      return Message.plain("What will you do?");
    }

    @Override
    public int count() {
      return moves.size();
    }

    @Override
    public Move move(int index) {
      return moves.get(index);
    }
  }

  @Override
  public void play(int move, Chance chance) {
    if (outcome().isPresent() || move < 0 || move >= choice().count()) {
      throw new IllegalArgumentException("there is no move " + move);
    }
    String notation = choice().move(move).notation();
    if (notation.equals("rest")) {
      tired = false;
      tossed = true;
    } else if (notation.equals("end turn")) {
      turn++;
      tossed = false;
    } else if (notation.equals("toss")) {
      tossed = true;
      points[player().ordinal()] += chance.roll(2);
      tell(player() + " tosses");
    } else {
      Pebble pebble = zone(player(), "hand").remove(move);
      zone(player(), "table").add(pebble);
      points[player().ordinal()] += game.weight(pebble.name());
      tell(player() + " lays " + pebble.name());
    }
  }

  @Override
  public List<Move> rulings() {
    return List.of(new Move("time", "Time is called."));
  }

  @Override
  public void rule(String notation, Chance chance) {
    turn = 9;
    tell("time is called");
  }

  void tell(String text) {
    if (listener != null) {
      listener.on(new Told(text));
    }
  }

  @Override
  public Optional<Outcome> outcome() {
    for (Seat seat : Seat.values()) {
      if (points[seat.ordinal()] >= 5) {
        return Optional.of(Outcome.win(seat, "5 points (P 2)"));
      }
    }
    return turn >= 9 ? Optional.of(Outcome.draw("turn 9 (P 3)")) : Optional.empty();
  }

  @Override
  public Position copy() {
    PebblesPosition twin = new PebblesPosition(game);
    twin.turn = turn;
    twin.tossed = tossed;
    twin.tired = tired;
    twin.points[0] = points[0];
    twin.points[1] = points[1];
    zones.forEach((key, pebbles) -> twin.zones.put(key, new ArrayList<>(pebbles)));
    return twin;
  }

  @Override
  public void copyTo(Position twin) {
    throw new Refused("no scenario asks for this");
  }

  @Override
  public Position determinize(Seat seat, Beliefs beliefs, Chance chance) {
    throw new Refused("no scenario asks for this");
  }

  @Override
  public Table table(Viewer viewer) {
    return new Table(
        viewer,
        new Table.Turn(turn, player(), tossed ? "late" : "early"),
        List.of(),
        List.of(side(Seat.A, viewer), side(Seat.B, viewer)));
  }

  private Table.Side side(Seat seat, Viewer viewer) {
    List<Table.Zone> seen = new ArrayList<>();
    for (String name : ZONES) {
      List<Pebble> pebbles = zone(seat, name);
      boolean hidden =
          switch (name) {
            case "hand" -> !viewer.sees(seat);
            case "deck" -> viewer != Viewer.JUDGE;
            default -> false;
          };
      List<Table.Card> cards =
          hidden ? List.of() : pebbles.stream().map(pebble -> card(pebble, seat)).toList();
      seen.add(new Table.Zone(name, pebbles.size(), cards, !name.equals("table")));
    }
    return new Table.Side(seat, List.of(new Table.Counter("points", points[seat.ordinal()])), seen);
  }

  private Table.Card card(Pebble pebble, Seat owner) {
    int printed = game.weight(pebble.name());
    int weight = printed + pebble.more();
    List<Table.Fact> marks = new ArrayList<>();
    if (pebble.chip() > 0) {
      marks.add(new Table.Fact("chip", String.valueOf(pebble.chip())));
    }
    if (pebble.turned()) {
      marks.add(new Table.Fact("back", ""));
      marks.add(new Table.Fact("rings", List.of(2, 4).toString()));
    }
    if (pebble.more() != 0) {
      String sign = pebble.more() > 0 ? "+" : "";
      marks.add(new Table.Fact("weight until end of turn", sign + pebble.more()));
    }
    return new Table.Card(
        pebble.name(),
        pebble.name().split(" // ", -1)[pebble.turned() ? 1 : 0],
        owner,
        List.of(new Table.Stat("weight", printed, Math.max(1, weight), weight)),
        marks);
  }

  @Override
  public long fingerprint() {
    return Objects.hash(turn, tossed, tired, points[0], points[1], zones);
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    String printed = String.valueOf(game.weight(card));
    return List.of(
        new Explanation(
            Message.plain(card),
            Message.plain("weight"),
            Message.plain(printed),
            List.of(Message.plain("rain +1")),
            Message.plain("many"),
            Message.plain(card + ": weight many (printed " + printed + ", rain +1)")));
  }

  @Override
  public Message refusal(String notation) {
    if (outcome().isPresent()) {
      return Message.plain("the play is over");
    }
    return Message.plain(
        notation.equals("toss") ? "the coin was tossed already (P 4)" : "no such move");
  }

  @Override
  public void listen(@Nullable Listener heard) {
    listener = heard;
  }
}
