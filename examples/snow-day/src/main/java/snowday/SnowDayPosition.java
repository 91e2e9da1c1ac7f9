package snowday;

import cardwright.cardgame.choose.OpenChoice;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Explanation;
import cardwright.engine.Listener;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import snowday.Board.Zone;

/// A position: a board, what can be done on it, and what each viewer sees of it.
final class SnowDayPosition implements Position {
  private final Board board;

  // A cache: neither copied nor part of the fingerprint.
  private final OpenChoice choice = new OpenChoice();
  private boolean asked;

  SnowDayPosition(Board board) {
    this.board = board;
  }

  Board board() {
    return board;
  }

  @Override
  public Choice choice() {
    if (board.outcome().isPresent()) {
      throw new IllegalStateException("the play is over");
    }
    if (!asked) {
      choice.ask(Decisions.of(board));
      asked = true;
    }
    return choice;
  }

  @Override
  public void play(int move, Chance chance) {
    if (move < 0 || move >= choice().count()) {
      throw new IllegalArgumentException("there is no move " + move);
    }
    asked = false;
    choice.make(move, chance);
    board.run(chance);
  }

  @Override
  public Optional<Outcome> outcome() {
    return board.outcome();
  }

  @Override
  public SnowDayPosition copy() {
    return new SnowDayPosition(board.copy());
  }

  @Override
  public void copyTo(Position twin) {
    SnowDayPosition same = (SnowDayPosition) twin;
    board.copyTo(same.board);
    same.asked = false;
  }

  /// The other player's hand is dealt anew from what it can be: the lists are open, and a deck has no order (SD 2).
  @Override
  public SnowDayPosition determinize(Seat seat, Beliefs beliefs, Chance chance) {
    SnowDayPosition twin = copy();
    Board other = twin.board;
    int[] hand = other.cards(seat.other(), Zone.HAND);
    for (int card : hand) {
      other.put(card, Zone.DECK);
    }
    for (int i = 0; i < hand.length; i++) {
      int[] deck = other.cards(seat.other(), Zone.DECK);
      other.put(deck[chance.roll(deck.length)], Zone.HAND);
    }
    return twin;
  }

  @Override
  public Table table(Viewer viewer) {
    return new Table(
        viewer,
        new Table.Turn(board.turn(), board.active()),
        List.of(new Table.Fact("deeds", String.valueOf(board.deeds()))),
        List.of(side(viewer, Seat.A), side(viewer, Seat.B)));
  }

  private Table.Side side(Viewer viewer, Seat seat) {
    boolean hand = viewer.sees(seat);
    return new Table.Side(
        seat,
        List.of(new Table.Counter("fort", board.fort(seat))),
        List.of(
            zone(seat, Zone.HAND, "hand", hand, true),
            zone(seat, Zone.YARD, "yard", true, false),
            zone(seat, Zone.DECK, "deck", viewer == Viewer.JUDGE, true),
            zone(seat, Zone.INSIDE, "inside", true, true)));
  }

  private Table.Zone zone(Seat seat, Zone zone, String name, boolean seen, boolean ownersOnly) {
    int[] cards = board.cards(seat, zone);
    List<Table.Card> shown = seen ? Arrays.stream(cards).mapToObj(this::shown).toList() : List.of();
    return new Table.Zone(name, cards.length, shown, ownersOnly);
  }

  private Table.Card shown(int index) {
    Card card = board.card(index);
    List<Table.Fact> marks =
        board.hasThrown(index) ? List.of(new Table.Fact("thrown", "")) : List.of();
    return new Table.Card(card.name(), card.name(), board.owner(index), stats(card), marks);
  }

  private static List<Table.Stat> stats(Card card) {
    Card.Face face = card.face();
    return face.kind() == Card.Kind.TRICK
        ? List.of()
        : List.of(
            new Table.Stat("throw", face.power(), face.power()),
            new Table.Stat("warmth", face.warmth(), face.warmth()));
  }

  @Override
  public long fingerprint() {
    return board.fingerprint();
  }

  /// No card changes the figures of another, so that each is as it is printed.
  @Override
  public List<Explanation> explain(Viewer viewer, String name) {
    List<Explanation> all = new ArrayList<>();
    IntStream.range(0, board.size())
        .filter(card -> board.card(card).name().equalsIgnoreCase(name.strip()))
        .filter(card -> board.zone(card) == Zone.YARD)
        .forEach(card -> {
          String what = board.card(card).name() + " of " + board.owner(card);
          for (Table.Stat stat : stats(board.card(card))) {
            String figure = String.valueOf(stat.now());
            all.add(new Explanation(what, stat.name(), figure, List.of(), figure));
          }
        });
    return all;
  }

  @Override
  public String refusal(String notation) {
    if (board.outcome().isPresent()) {
      return "The game is over.";
    }
    if (choice().indexOf(notation) >= 0) {
      return "It is offered.";
    }
    return Decisions.of(board) instanceof TakeTurn turn
        ? turn.refusal(notation)
        : choice().question() + " It is none of the answers (SD 4).";
  }

  @Override
  public void listen(Listener listener) {
    board.events().listen(listener);
  }
}
