package cardwright.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// A game small enough to be read at once: the decks are one heap of stones, a turn takes one or two of them, and who takes the last
/// one wins. A stone that is cracked by chance ends the play in a draw.
public final class Nim implements Game {
  public static final Format SHORT =
      new Format("short", "at most 3 stones a deck", List.of("stones"));
  public static final Format LONG =
      new Format("long", "at most 9 stones a deck", List.of("stones"));
  private static final Set<String> STONES = new TreeSet<>(Set.of("Agate", "Flint", "Jet"));

  @Override
  public String name() {
    return "nim";
  }

  @Override
  public String title() {
    return "Nim";
  }

  @Override
  public List<CardFace> cards() {
    return STONES.stream().map(name -> new CardFace(name, "stones", "Stone", List.of())).toList();
  }

  @Override
  public List<Format> formats() {
    return List.of(SHORT, LONG);
  }

  @Override
  public List<Deck> decks() {
    return List.of(
        new Deck("Pair", "", List.of("Agate", "Flint")),
        new Deck("Heap", "", "long", List.of("Agate", "Agate", "Jet", "Jet"), List.of("Flint")));
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    List<Message> objections = new ArrayList<>();
    if (deck.cards().size() > (format.equals(SHORT) ? 3 : 9)) {
      objections.add(Message.plain("too many stones for " + format.name()));
    }
    deck.cards().stream()
        .filter(name -> !STONES.contains(name))
        .forEach(name -> objections.add(Message.plain("there is no stone " + name)));
    deck.side().stream()
        .filter(deck.cards()::contains)
        .forEach(name -> objections.add(Message.plain(name + " is in both parts")));
    return objections;
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return new Deck("", "", format.name(), List.of("Agate"), List.of());
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    Format format = format(opening.format());
    for (Seat seat : Seat.values()) {
      List<Message> objections = objections(opening.deck(seat).main(), format);
      if (!objections.isEmpty()) {
        throw new Refused(Message.joined(objections, "; "));
      }
    }
    Seat first = opening.first().orElseGet(() -> Seat.of(chance.roll(2)));
    int stones = opening.a().cards().size() + opening.b().cards().size();
    if (opening.carried().contains("mountain")) {
      stones += TextLimits.FORCED_MOVES;
    }
    return new Heap(stones, first, opening.carried().contains("warned"));
  }

  @Override
  public Position position(PositionSpec spec) {
    throw new Refused("nim sets up no positions");
  }

  @Override
  public Game with(String source, String file) {
    throw new Refused("nim has no further cards");
  }

  @Override
  public double value(Position position, Seat seat) {
    return 0;
  }

  /// The stones that are left. Who has been warned takes one at a time.
  private static final class Heap implements Position {
    private int stones;
    private Seat next;
    private boolean warned;
    private @Nullable Outcome outcome;

    Heap(int stones, Seat next, boolean warned) {
      this.stones = stones;
      this.next = next;
      this.warned = warned;
    }

    @Override
    public Choice choice() {
      return new Take(next, warned ? 1 : Math.min(2, stones));
    }

    @Override
    public void play(int move, Chance chance) {
      if (move < 0 || move >= choice().count()) {
        throw new IllegalArgumentException("there is no move " + move);
      }
      stones -= move + 1;
      if (stones == 0) {
        outcome =
            chance.roll(4) == 0 ? Outcome.draw("it cracked") : Outcome.win(next, "the last stone");
      }
      next = next.other();
    }

    @Override
    public List<Move> rulings() {
      return List.of(
          new Move("leave a", "A leaves."),
          new Move("leave b", "B leaves."),
          new Move("warn", "Both take one stone at a time."));
    }

    @Override
    public void rule(String notation, Chance chance) {
      switch (notation) {
        case "leave a" -> outcome = Outcome.win(Seat.B, "A left");
        case "leave b" -> outcome = Outcome.win(Seat.A, "B left");
        case "warn" -> warned = true;
        default -> throw new Refused("there is no ruling '" + notation + "' here");
      }
    }

    @Override
    public List<String> carried() {
      return warned ? List.of("warned") : List.of();
    }

    @Override
    public Optional<Outcome> outcome() {
      return Optional.ofNullable(outcome);
    }

    @Override
    public Position copy() {
      Heap twin = new Heap(stones, next, warned);
      copyTo(twin);
      return twin;
    }

    @Override
    public void copyTo(Position twin) {
      Heap other = (Heap) twin;
      other.stones = stones;
      other.next = next;
      other.warned = warned;
      other.outcome = outcome;
    }

    @Override
    public Position determinize(Seat seat, Beliefs beliefs, Chance chance) {
      return copy();
    }

    @Override
    public Table table(Viewer viewer) {
      return new Table(viewer, List.of(), List.of());
    }

    @Override
    public long fingerprint() {
      Fingerprint out = new Fingerprint(ref -> true);
      out.add(stones).add(next.ordinal()).add(warned ? 1 : 0);
      return out.add(outcome().map(Outcome::toString).orElse("")).value();
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
    public void listen(@Nullable Listener listener) {}
  }

  /// A choice of how many stones to take.
  private record Take(Seat seat, int count) implements Choice {
    @Override
    public Message question() {
      return Message.plain("How many?");
    }

    @Override
    public Move move(int index) {
      return new Move("take " + (index + 1), "Take that many stones.");
    }
  }
}
