package cardwright.contract;

import cardwright.contract.DuelCard.Line;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Explanation;
import cardwright.engine.Fingerprint;
import cardwright.engine.Listener;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A moment of a [Duel]. Cards are indices of the game's cards; hands are sorted, the top of a deck
/// is its last card.
final class DuelPosition implements Position {
  private static final int NONE = -1;

  private final Duel game;
  private final int[][] hands = {{}, {}};
  private final int[][] decks = {{}, {}};
  private final int[][] discards = {{}, {}};
  private final int[] laid = {NONE, NONE};
  private final boolean[] bottomKnown = new boolean[2];
  private int[] points = new int[2];
  private int leader;
  private int mover;
  private boolean discarding;
  private boolean over;
  private @Nullable Listener listener;

  DuelPosition(Duel game, int[] a, int[] b, Chance chance) {
    this.game = game;
    decks[0] = shuffled(a, chance);
    decks[1] = shuffled(b, chance);
    leader = chance.roll(2);
    mover = leader;
    for (int i = 0; i < 2; i++) {
      draw(0);
      draw(1);
    }
  }

  private DuelPosition(DuelPosition other) {
    this.game = other.game;
    other.copyTo(this);
  }

  private static int[] shuffled(int[] cards, Chance chance) {
    int[] shuffled = cards.clone();
    for (int i = shuffled.length - 1; i > 0; i--) {
      int j = chance.roll(i + 1);
      int card = shuffled[i];
      shuffled[i] = shuffled[j];
      shuffled[j] = card;
    }
    return shuffled;
  }

  private boolean fault(Fault fault) {
    return game.fault() == fault;
  }

  @Override
  public Choice choice() {
    if (over) {
      throw new IllegalStateException("the play is over");
    }
    List<Integer> cards = Arrays.stream(hands[mover]).distinct().boxed().toList();
    if (fault(Fault.ILLEGAL_MOVE) && cards.size() == 2) {
      cards = List.of(0, 1, 2, 3, 4, 5);
    }
    return new DuelChoice(game, Seat.of(mover), discarding, cards);
  }

  @Override
  public void play(int move, Chance chance) {
    DuelChoice choice = (DuelChoice) choice();
    if (fault(Fault.REFUSED_TOO_LATE)) {
      points[mover]++;
    }
    if (move < 0 || move >= choice.count()) {
      throw new IllegalArgumentException("there is no move " + move);
    }
    int card = choice.cards().get(move);
    hands[mover] = without(hands[mover], card);
    if (discarding) {
      discards[mover] = with(discards[mover], card);
      tell("discards " + game.card(card).name(), "discards " + game.card(card).name());
      endRound();
      return;
    }
    laid[mover] = card;
    String name = game.card(card).name();
    tell("lays " + name + " down", fault(Fault.TALKATIVE) ? "lays " + name : "lays a card down");
    mover = 1 - mover;
    if (laid[mover] != NONE) {
      reveal(chance);
    }
  }

  private void reveal(Chance chance) {
    int[] cards = laid.clone();
    Arrays.fill(laid, NONE);
    int[] worth = {worth(0, cards[0]), worth(1, cards[1])};
    for (int seat = 0; seat < 2; seat++) {
      mover = seat;
      discards[seat] = with(discards[seat], cards[seat]);
      tell("reveals " + game.card(cards[seat]).name(), "reveals " + game.card(cards[seat]).name());
      if (game.card(cards[seat]).has(Line.PEEK) && decks[seat].length > 0) {
        bottomKnown[seat] = true;
        tell("looks at " + game.card(decks[seat][0]).name(), "looks at a card");
      }
    }
    if (fault(Fault.ENDLESS)) {
      hands[0] = with(hands[0], cards[0]);
      discards[0] = without(discards[0], cards[0]);
      hands[1] = with(hands[1], cards[1]);
      discards[1] = without(discards[1], cards[1]);
    }
    if (worth[0] == worth[1]) {
      endRound();
    } else {
      settle(worth[0] > worth[1] ? 0 : 1, cards, chance);
    }
  }

  private int worth(int seat, int card) {
    boolean more = game.card(card).has(Line.BEHIND) && points[seat] < points[1 - seat];
    return game.card(card).figure() + (more ? 5 : 0);
  }

  private void settle(int winner, int[] cards, Chance chance) {
    mover = winner;
    points[winner]++;
    tell("wins the round", "wins the round");
    if (game.card(cards[winner]).has(Line.COIN)) {
      points[winner] += game.coin(chance);
    }
    if (game.card(cards[winner]).has(Line.SPOILS)) {
      draw(winner);
    }
    int loser = 1 - winner;
    boolean rue = game.card(cards[loser]).has(Line.RUE) && !fault(Fault.DEAD_LINE);
    if (rue && hands[loser].length > 0) {
      discarding = true;
      mover = loser;
    } else {
      endRound();
    }
  }

  private void endRound() {
    discarding = false;
    draw(0);
    draw(1);
    leader = 1 - leader;
    mover = leader;
    over = hands[0].length == 0 || hands[1].length == 0;
  }

  private void draw(int seat) {
    int size = decks[seat].length;
    if (size > 0) {
      hands[seat] = with(hands[seat], decks[seat][size - 1]);
      decks[seat] = Arrays.copyOf(decks[seat], size - 1);
      bottomKnown[seat] &= size > 1;
    }
  }

  private static int[] with(int[] cards, int card) {
    int[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = card;
    Arrays.sort(more);
    return more;
  }

  private static int[] without(int[] cards, int card) {
    int at = Arrays.binarySearch(cards, card);
    if (at < 0) {
      throw new IllegalStateException("no such card in the hand");
    }
    int[] fewer = Arrays.copyOf(cards, cards.length - 1);
    System.arraycopy(cards, at + 1, fewer, at, fewer.length - at);
    return fewer;
  }

  private void tell(String own, String others) {
    if (listener != null) {
      Seat seat = Seat.of(mover);
      listener.on(viewer -> seat + " " + (viewer.is(seat) ? own : others));
    }
  }

  @Override
  public Optional<Outcome> outcome() {
    if (!over) {
      return Optional.empty();
    }
    if (points[0] == points[1]) {
      return Optional.of(Outcome.draw("as many points"));
    }
    return Optional.of(Outcome.win(points[0] > points[1] ? Seat.A : Seat.B, "more points"));
  }

  @Override
  public Position copy() {
    return new DuelPosition(this);
  }

  @Override
  public void copyTo(Position position) {
    DuelPosition twin = (DuelPosition) position;
    System.arraycopy(hands, 0, twin.hands, 0, 2);
    System.arraycopy(decks, 0, twin.decks, 0, 2);
    System.arraycopy(discards, 0, twin.discards, 0, 2);
    System.arraycopy(laid, 0, twin.laid, 0, 2);
    System.arraycopy(bottomKnown, 0, twin.bottomKnown, 0, 2);
    twin.points = fault(Fault.SHARED_POINTS) ? points : points.clone();
    if (!fault(Fault.LEADER_NOT_COPIED)) {
      twin.leader = leader;
    }
    twin.mover = mover;
    twin.discarding = discarding;
    twin.over = over;
  }

  @Override
  public Position imagine(Seat seat, Beliefs beliefs, Chance chance) {
    DuelPosition twin = new DuelPosition(this);
    if (!fault(Fault.KNOWS_ALL)) {
      twin.dealOwn(seat.ordinal(), chance);
      twin.dealHidden(seat.other().ordinal(), chance);
    }
    return twin;
  }

  /// A seat does not know the order of its own deck, but for the bottom if it has looked at it.
  private void dealOwn(int seat, Chance chance) {
    int[] deck = decks[seat];
    int kept = bottomKnown[seat] && !fault(Fault.FORGETFUL) ? 1 : 0;
    int[] dealt = deck.clone();
    int[] unknown = shuffled(Arrays.copyOfRange(deck, kept, deck.length), chance);
    System.arraycopy(unknown, 0, dealt, kept, unknown.length);
    decks[seat] = dealt;
  }

  /// Of the other seat nobody knows the deck, the hand and what is laid face down.
  private void dealHidden(int seat, Chance chance) {
    int deck = decks[seat].length;
    int hand = hands[seat].length;
    int[] pool = Arrays.copyOf(decks[seat], deck + hand + (laid[seat] == NONE ? 0 : 1));
    System.arraycopy(hands[seat], 0, pool, deck, hand);
    if (laid[seat] != NONE) {
      pool[deck + hand] = laid[seat];
    }
    int[] dealt = shuffled(pool, chance);
    decks[seat] = Arrays.copyOf(dealt, deck);
    hands[seat] = Arrays.copyOfRange(dealt, deck, deck + hand);
    Arrays.sort(hands[seat]);
    if (laid[seat] != NONE) {
      laid[seat] = dealt[deck + hand];
    }
  }

  @Override
  public Table table(Viewer viewer) {
    List<Table.Fact> facts =
        List.of(new Table.Fact("asks", over ? "nobody" : Seat.of(mover).name()));
    return new Table(viewer, facts, List.of(side(0, viewer), side(1, viewer)));
  }

  private Table.Side side(int index, Viewer viewer) {
    Seat seat = Seat.of(index);
    boolean own = viewer.is(seat);
    boolean shown = own || fault(Fault.LEAKED_HAND);
    int[] deck = decks[index];
    int[] bottom = own && bottomKnown[index] ? new int[] {deck[0]} : new int[0];
    int[] down =
        laid[index] == NONE || fault(Fault.LOST_CARD) ? new int[0] : new int[] {laid[index]};
    return new Table.Side(
        seat,
        List.of(
            new Table.Counter("points", points[index]),
            new Table.Counter("leads", leader == index ? 1 : 0)),
        List.of(
            zone("hand", hands[index].length, shown ? hands[index] : new int[0], seat),
            zone("deck", deck.length, bottom, seat),
            zone("down", down.length, shown ? down : new int[0], seat),
            zone("discard", discards[index].length, discards[index], seat)));
  }

  private Table.Zone zone(String name, int size, int[] seen, Seat owner) {
    List<Table.Card> cards =
        Arrays.stream(seen)
            .mapToObj(game::card)
            .map(card -> new Table.Card(card.name(), card.name(), owner, List.of(), List.of()))
            .toList();
    return new Table.Zone(name, size, cards);
  }

  @Override
  public long fingerprint() {
    Fingerprint out = new Fingerprint(ref -> true);
    if (fault(Fault.CONSTANT_FINGERPRINT)) {
      return out.value();
    }
    for (int[][] zones : List.of(hands, decks, discards)) {
      for (int[] zone : zones) {
        out.add(zone.length);
        Arrays.stream(zone).forEach(out::add);
      }
    }
    for (int seat = 0; seat < 2; seat++) {
      out.add(laid[seat]).add(points[seat]);
      out.add(bottomKnown[seat] && !fault(Fault.BOTTOM_NOT_FINGERPRINTED) ? 1 : 0);
    }
    return out.add(leader).add(mover).add(discarding ? 1 : 0).add(over ? 1 : 0).value();
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    return List.of();
  }

  @Override
  public String refusal(String notation) {
    return choice().indexOf(notation) < 0 ? "that is no move" : "that is offered";
  }

  @Override
  public void listen(@Nullable Listener listener) {
    this.listener = listener;
  }
}
