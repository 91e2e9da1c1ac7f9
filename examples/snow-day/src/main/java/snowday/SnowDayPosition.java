package snowday;

import cardwright.cardgame.choose.BoardPosition;
import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.message.Explanations;
import cardwright.cardgame.message.Facts;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import snowday.Board.OfTable;
import snowday.Board.Zone;

/// A position: a board, what can be done on it, and what each viewer sees of it.
final class SnowDayPosition extends BoardPosition<Board> {
  private static final String THROW = "throw";
  private static final String WARMTH = "warmth";

  SnowDayPosition(Board board) {
    super(board);
  }

  @Override
  protected Decision decision() {
    return isTurn()
        ? new TakeTurn(board()).choice()
        : new Texts(board(), Texts.NO_CHANCE).decision();
  }

  /// No text waits for an answer.
  private boolean isTurn() {
    return board().agenda().size() == 0;
  }

  @Override
  protected void run(Chance chance) {
    board().run(chance);
  }

  @Override
  public SnowDayPosition copy() {
    return new SnowDayPosition(board().copy());
  }

  /// The other player's hand is dealt anew from what it can be: the lists are open, and a deck has no order (SD 2).
  @Override
  public SnowDayPosition determinize(Seat seat, Beliefs beliefs, Chance chance) {
    SnowDayPosition twin = copy();
    Board other = twin.board();
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
    Table.Turn turn = new Table.Turn(board().get(OfTable.TURN), board().active());
    Table.Fact deeds =
        new Table.Fact(
            "deeds", String.valueOf(board().get(OfTable.DEEDS)), Messages.of("fact.deeds"));
    return new Table(
        viewer,
        Optional.of(turn),
        Facts.of(turn, Message.NOTHING, List.of(deeds)),
        List.of(side(viewer, Seat.A), side(viewer, Seat.B)));
  }

  /// A side of the table. Both lists are open (SD 1).
  private Table.Side side(Viewer viewer, Seat seat) {
    return new Table.Side(
        seat,
        List.of(new Table.Counter("fort", board().fort(seat))),
        Stream.of(Zone.HAND, Zone.YARD, Zone.DECK, Zone.INSIDE)
            .map(zone -> zone(viewer, zone, seat))
            .toList(),
        board().pool().deckList(seat, Card::name));
  }

  private Table.Zone zone(Viewer viewer, Zone zone, Seat seat) {
    int[] cards = board().cards(seat, zone);
    List<Table.Card> shown =
        zone.isSeenBy(viewer, seat)
            ? Arrays.stream(cards).mapToObj(this::shown).toList()
            : List.of();
    return new Table.Zone(zone.words(), cards.length, shown, !zone.inPlay());
  }

  private Table.Card shown(int index) {
    Card card = board().card(index);
    List<Table.Fact> marks =
        board().hasThrown(index)
            ? List.of(new Table.Fact("thrown", "", Messages.of("fact.thrown")))
            : List.of();
    return new Table.Card(card.name(), card.name(), board().owner(index), stats(card), marks);
  }

  private static List<Table.Stat> stats(Card card) {
    Card.Face face = card.face();
    return face.kind() == Card.Kind.TRICK
        ? List.of()
        : List.of(
            new Table.Stat(THROW, face.power(), face.power()),
            new Table.Stat(WARMTH, face.warmth(), face.warmth()));
  }

  /// No card changes the figures of another, so that each is as it is printed.
  @Override
  public List<Explanation> explain(Viewer viewer, String name) {
    List<Explanation> all = new ArrayList<>();
    IntStream.range(0, board().pool().size())
        .filter(card -> board().card(card).name().equalsIgnoreCase(name.strip()))
        .filter(card -> board().zone(card) == Zone.YARD)
        .forEach(card -> {
          Message what = Explanations.card(board().card(card).name(), board().owner(card));
          for (Table.Stat stat : stats(board().card(card))) {
            Message figure = Explanations.number(stat.now());
            all.add(Explanations.of(what, named(stat), figure, List.of(), figure));
          }
        });
    return all;
  }

  private static Message named(Table.Stat stat) {
    return Messages.of(stat.name().equals(WARMTH) ? "explain.warmth" : "explain.throw");
  }

  @Override
  protected Message explainRefusal(String notation) {
    return isTurn()
        ? new TakeTurn(board()).refusal(notation)
        : Messages.of("refusal.no-answer", Message.clause(choice().question()));
  }
}
