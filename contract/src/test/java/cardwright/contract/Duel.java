package cardwright.contract;

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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A small game for the tests of the laws. Each deck is shuffled, two cards are drawn. In a round
/// both lay a card face down, then both are revealed, the higher figure wins a
/// point, and each draws a card. The leader of the rounds changes. A card with two faces is laid
/// with either of them up; the other face stays secret. A deck has six cards, among them
/// one Elk at most. Whoever has more points when a hand is empty wins. A player may leave.
final class Duel implements Game {
  private static final String CARDS =
      """
      # Ant
      Figure 1
      Worth 5 more while you are behind.

      # Bee
      Figure 2
      When this card wins, draw a card.

      # Cat
      Figure 3
      When this card is revealed, look at the bottom card of your deck.

      # Dog
      Figure 4
      When this card loses, draw a card, then discard up to 2 cards.

      # Elk
      Figure 5
      When this card wins, flip a coin for another point.
      When this card loses, draw a card, then discard up to 2 cards.

      # Fox
      Figure 4

      # Gnu // Yak
      Figure 2
      When this card wins, draw a card.
      Back:
      Figure 3
      When this card loses, draw a card, then discard up to 2 cards.
      """;

  private final List<DuelCard> cards;
  private final Fault fault;
  private int coins;

  Duel(Fault fault) {
    this(DuelCard.read(CARDS), fault);
  }

  private Duel(List<DuelCard> cards, Fault fault) {
    this.cards = cards;
    this.fault = fault;
  }

  Fault fault() {
    return fault;
  }

  /// A card with its back up is counted from here.
  static final int BACK = 100;

  /// The card with that number, whichever face is up.
  DuelCard card(int number) {
    return cards.get(number % BACK);
  }

  /// The face that is up.
  DuelCard.Side side(int number) {
    DuelCard card = card(number);
    return number < BACK ? card.front() : card.back().orElseThrow();
  }

  int coin(Chance chance) {
    return fault == Fault.UNSTEADY ? coins++ / 7 % 2 : chance.roll(2);
  }

  @Override
  public String name() {
    return "duel";
  }

  @Override
  public String title() {
    return "Duel";
  }

  @Override
  public List<CardFace> cards() {
    return cards.stream().map(card -> card.face(fault)).toList();
  }

  @Override
  public List<Format> formats() {
    return List.of(new Format("six", "Six cards.", List.of("duel")));
  }

  @Override
  public List<Deck> decks() {
    return List.of(Deck.of("Ant", "Bee", "Cat", "Dog", "Elk", "Fox"));
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    return deck.cards().size() == 6 ? List.of() : List.of(Message.plain("a deck has six cards"));
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    List<String> names = new ArrayList<>();
    while (names.size() < 6) {
      String name = cards.get(chance.roll(cards.size())).name();
      if (!name.equals("Elk") || !names.contains(name)) {
        names.add(name);
      }
    }
    return new Deck("", "", names);
  }

  @Override
  public List<String> moveWords() {
    return List.of(
        "lay", fault == Fault.UNSAID_WORD ? "drop" : "discard", "done", "keep", "unpick");
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    return new DuelPosition(this, indices(opening.a()), indices(opening.b()), chance);
  }

  private int[] indices(Deck deck) {
    return deck.cards().stream().mapToInt(this::index).toArray();
  }

  int index(String name) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new Refused("there is no card '" + name + "'");
  }

  @Override
  public Position position(PositionSpec spec) {
    throw new Refused("a duel starts at its start");
  }

  @Override
  public Game with(String source, String file) {
    List<DuelCard> changed = new ArrayList<>(cards);
    for (DuelCard card : DuelCard.read(source)) {
      changed.replaceAll(old -> old.name().equals(card.name()) ? card : old);
    }
    return new Duel(changed, fault);
  }

  @Override
  public double value(Position position, Seat seat) {
    double lead = points(position, seat) - points(position, seat.other());
    return switch (fault) {
      case ONE_SIDED_VALUE -> points(position, seat) / 100.0;
      case VALUE_UPSIDE_DOWN -> -lead / (1 + Math.abs(lead));
      case VALUE_WITHOUT_BOUNDS -> lead;
      default -> lead / (1 + Math.abs(lead));
    };
  }

  @Override
  public List<EvaluationFeature> terms(Position position, Seat seat) {
    int points = points(position, seat);
    return points == 0 && fault == Fault.TERMS_COME_AND_GO
        ? List.of()
        : List.of(new EvaluationFeature(Message.plain("points"), points, points));
  }

  private static int points(Position position, Seat seat) {
    return ((DuelPosition) position).points(seat);
  }
}
