package cardwright.bots;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Explanation;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A position at a table of another program. The first one is the table as it was told; it can only be
/// imagined. What follows from that is kept by the other side and asked for.
final class RemotePosition implements Position {
  private final Seat seat;
  private final Line line;
  private State state;

  /// Asks the other side.
  @FunctionalInterface
  interface Line {
    Answer exchange(Map<String, Object> question);
  }

  /// What is known of a world. It never changes, so copies share it.
  ///
  /// @param world its number there; 0 for the table as it was told
  private record State(
      int world,
      Optional<Choice> choice,
      Optional<Table.Turn> turn,
      Map<Seat, Double> values,
      Optional<Outcome> outcome,
      long fingerprint,
      Optional<Table> table) {}

  /// A choice as it was told.
  private record Told(Seat seat, Message question, List<Move> moves) implements Choice {
    @Override
    public int count() {
      return moves.size();
    }

    @Override
    public Move move(int index) {
      return moves.get(index);
    }
  }

  private RemotePosition(Seat seat, Line line, State state) {
    this.seat = seat;
    this.line = line;
    this.state = state;
  }

  /// The table as it was told with a question.
  static RemotePosition told(BotMessages.Choose asked, Line line) {
    Seat seat = asked.table().viewer() == Viewer.A ? Seat.A : Seat.B;
    List<Move> moves = asked.moves().stream().map(BotMessages.Offered::move).toList();
    State state =
        new State(
            0,
            Optional.of(new Told(seat, Message.plain(asked.question()), moves)),
            asked.table().turn(),
            Map.of(),
            Optional.empty(),
            0,
            Optional.of(asked.table()));
    return new RemotePosition(seat, line, state);
  }

  @Override
  public Choice choice() {
    return state.choice().orElseThrow(() -> new IllegalStateException("the play is over"));
  }

  @Override
  public void play(int move, Chance chance) {
    Choice choice = choice();
    if (move < 0 || move >= choice.count()) {
      throw new IllegalArgumentException("there is no move " + move + " of " + choice.count());
    }
    if (state.world() == 0) {
      throw new IllegalStateException("the table itself changes only where it stands");
    }
    state =
        world(
            Map.of(
                "type", "try",
                "world", state.world(),
                "move", choice.move(move).notation(),
                "seed", seed(chance)));
  }

  @Override
  public Position determinize(Seat viewer, Beliefs beliefs, Chance chance) {
    if (viewer != seat) {
      throw new IllegalArgumentException("only " + seat + " imagines here, not " + viewer);
    }
    Map<String, Object> question = new HashMap<>();
    question.put("type", "imagine");
    question.put("world", state.world());
    Optional<Deck> deck = beliefs.deckOf(seat.other(), chance);
    deck.ifPresent(supposed -> question.put("deck", supposed.cards()));
    question.put("seed", seed(chance));
    return new RemotePosition(seat, line, world(question));
  }

  // Readers of JSON in any language take a number of 31 bits as it is.
  private static int seed(Chance chance) {
    return chance.roll(Integer.MAX_VALUE);
  }

  private State world(Map<String, Object> question) {
    BotMessages.World world = ask(question, "world").as(BotMessages.World.class);
    List<Move> moves = world.moves().stream().map(words -> new Move(words, words)).toList();
    return new State(
        world.world(),
        world.asks().map(asked -> new Told(asked, Message.plain(world.question()), moves)),
        world.turn(),
        world.values(),
        world.outcome().map(BotMessages.Ending::outcome),
        HexFormat.fromHexDigitsToLong(world.fingerprint()),
        Optional.empty());
  }

  private Answer ask(Map<String, Object> question, String expected) {
    // Several threads of one player may look ahead at the same time.
    synchronized (line) {
      Answer answer = line.exchange(question);
      if (!answer.type().equals(expected)) {
        String said = answer.type().equals("error") ? answer.text("message") : answer.toString();
        throw new Refused("the other side found fault: " + said);
      }
      return answer;
    }
  }

  /// How good it looks there for a seat.
  double value(Seat asked) {
    return state.values().getOrDefault(asked, 0.0);
  }

  @Override
  public Optional<Outcome> outcome() {
    return state.outcome();
  }

  @Override
  public Position copy() {
    return new RemotePosition(seat, line, state);
  }

  @Override
  public void copyTo(Position twin) {
    if (!(twin instanceof RemotePosition same)) {
      throw new IllegalArgumentException("not a position at a table elsewhere: " + twin);
    }
    same.state = state;
  }

  /// What the seat sees, whoever asks: nothing else is told here.
  @Override
  public Table table(Viewer viewer) {
    return state
        .table()
        .orElseGet(() ->
            ask(Map.of("type", "look", "world", state.world()), "table")
                .as(BotMessages.Shown.class)
                .table());
  }

  @Override
  public Optional<Table.Turn> turn() {
    return state.turn();
  }

  @Override
  public long fingerprint() {
    return state.fingerprint();
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    throw new Refused("figures are explained where the table stands");
  }

  @Override
  public Message refusal(String notation) {
    throw new Refused("what speaks against a move is told where the table stands");
  }

  @Override
  public void listen(@Nullable Listener listener) {
    if (listener != null) {
      throw new IllegalArgumentException("events in what is imagined are not told here");
    }
  }
}
