package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A moment of a [Bazaar].
final class BazaarPosition implements BarePosition {
  private static final int RICH = 20;
  private static final int LAST_TURN = 20;

  /// The decks that were supposed when this position was determinized.
  final List<Deck> supposed = new ArrayList<>();

  private final List<List<String>> decks = new ArrayList<>();
  private final List<List<String>> hands = new ArrayList<>();
  private final List<List<String>> used = new ArrayList<>();
  private final int[] coins = {4, 4};
  private final int[] stalls = new int[2];
  private int turn = 1;
  private int mover;
  private int passes;

  private BazaarPosition() {}

  BazaarPosition(Deck a, Deck b, Chance chance) {
    for (Deck deck : List.of(a, b)) {
      decks.add(shuffled(deck.cards(), chance));
      hands.add(new ArrayList<>());
      used.add(new ArrayList<>());
    }
    for (int i = 0; i < 6; i++) {
      draw(i % 2);
    }
  }

  private static List<String> shuffled(List<String> cards, Chance chance) {
    List<String> rest = new ArrayList<>(cards);
    List<String> shuffled = new ArrayList<>();
    while (!rest.isEmpty()) {
      shuffled.add(rest.remove(chance.roll(rest.size())));
    }
    return shuffled;
  }

  private void draw(int seat) {
    if (!decks.get(seat).isEmpty()) {
      hands.get(seat).add(decks.get(seat).removeLast());
    }
  }

  /// Moves cards of a deck to where they are seen.
  void reveal(Seat seat, List<String> cards) {
    for (String card : cards) {
      List<String> deck = decks.get(seat.ordinal());
      List<String> from = deck.contains(card) ? deck : hands.get(seat.ordinal());
      from.remove(card);
      used.get(seat.ordinal()).add(card);
    }
  }

  int wealth(Seat seat) {
    return coins[seat.ordinal()] + 3 * stalls[seat.ordinal()];
  }

  private int player() {
    return (turn + 1) % 2;
  }

  @Override
  public Choice choice() {
    List<String> moves = new ArrayList<>();
    List<String> hand = hands.get(mover);
    if (hand.contains("Candle") && coins[mover] >= 1) {
      moves.add("burn candle");
    }
    if (hand.contains("Stall") && coins[mover] >= 2 && mover == player()) {
      moves.add("open stall");
    }
    if (hand.contains("Thief") && coins[mover] >= 1 && stalls[1 - mover] > 0) {
      moves.add("send thief");
    }
    moves.add("pass");
    return new Ways(Seat.of(mover), moves);
  }

  @Override
  public void play(int move, Chance chance) {
    String notation = choice().move(move).notation();
    if (notation.equals("pass")) {
      passes++;
    } else {
      passes = 0;
      use(notation);
    }
    mover = 1 - mover;
    if (passes == 2) {
      endTurn();
    }
  }

  private void use(String notation) {
    String name = notation.split(" ", -1)[1];
    String card = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    hands.get(mover).remove(card);
    used.get(mover).add(card);
    coins[mover] -= card.equals("Stall") ? 2 : 1;
    stalls[mover] += card.equals("Stall") ? 1 : 0;
    stalls[1 - mover] -= card.equals("Thief") ? 1 : 0;
  }

  private void endTurn() {
    coins[player()] += 2 * stalls[player()];
    draw(0);
    draw(1);
    turn++;
    mover = player();
    passes = 0;
  }

  @Override
  public Optional<Outcome> outcome() {
    boolean over = turn > LAST_TURN || coins[0] >= RICH || coins[1] >= RICH;
    if (!over) {
      return Optional.empty();
    }
    return Optional.of(
        coins[0] == coins[1]
            ? Outcome.draw("as many coins")
            : Outcome.win(coins[0] > coins[1] ? Seat.A : Seat.B, "more coins"));
  }

  @Override
  public BazaarPosition copy() {
    BazaarPosition twin = new BazaarPosition();
    copyTo(twin);
    return twin;
  }

  @Override
  public void copyTo(Position other) {
    BazaarPosition twin = (BazaarPosition) other;
    copy(decks, twin.decks);
    copy(hands, twin.hands);
    copy(used, twin.used);
    System.arraycopy(coins, 0, twin.coins, 0, 2);
    System.arraycopy(stalls, 0, twin.stalls, 0, 2);
    twin.turn = turn;
    twin.mover = mover;
    twin.passes = passes;
  }

  private static void copy(List<List<String>> from, List<List<String>> to) {
    to.clear();
    from.forEach(cards -> to.add(new ArrayList<>(cards)));
  }

  @Override
  public Position determinize(Seat seat, Beliefs beliefs, Chance chance) {
    BazaarPosition twin = copy();
    twin.decks.set(seat.ordinal(), shuffled(decks.get(seat.ordinal()), chance));
    int other = seat.other().ordinal();
    List<String> hidden = new ArrayList<>(hands.get(other));
    int hand = hidden.size();
    hidden.addAll(decks.get(other));
    Optional<Deck> deck = beliefs.deckOf(seat.other(), chance);
    if (deck.isPresent()) {
      supposed.add(deck.get());
      hidden.clear();
      hidden.addAll(deck.get().cards());
      used.get(other).forEach(hidden::remove);
    }
    List<String> dealt = shuffled(hidden, chance);
    int size = hand + decks.get(other).size();
    twin.hands.set(other, new ArrayList<>(dealt.subList(0, hand)));
    twin.decks.set(other, new ArrayList<>(dealt.subList(hand, size)));
    return twin;
  }

  @Override
  public Table table(Viewer viewer) {
    return new Table(
        viewer,
        new Table.Turn(turn, Seat.of(player())),
        List.of(),
        List.of(side(Seat.A, viewer), side(Seat.B, viewer)));
  }

  private Table.Side side(Seat seat, Viewer viewer) {
    int index = seat.ordinal();
    List<String> hand = viewer.sees(seat) ? hands.get(index) : List.of();
    return new Table.Side(
        seat,
        List.of(new Table.Counter("coins", coins[index])),
        List.of(
            zone("hand", hands.get(index).size(), hand, seat),
            zone("deck", decks.get(index).size(), List.of(), seat),
            zone("used", used.get(index).size(), used.get(index), seat)));
  }

  private static Table.Zone zone(String name, int size, List<String> seen, Seat seat) {
    List<Table.Card> cards =
        seen.stream().map(each -> new Table.Card(each, each, seat, List.of(), List.of())).toList();
    return new Table.Zone(name, size, cards, true);
  }

  @Override
  public long fingerprint() {
    return turn;
  }
}
