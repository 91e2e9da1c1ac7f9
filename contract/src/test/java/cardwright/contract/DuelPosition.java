package cardwright.contract;

import cardwright.cardgame.choose.MoveList;
import cardwright.contract.DuelCard.Line;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
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
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A moment of a [Duel]. Cards are numbers of the game's cards, larger by [Duel#BACK] while their back
/// is up; hands are sorted, the top of a deck is its last card.
final class DuelPosition implements Position {
  private static final int NONE = -1;
  private static final int MOST_PICKS = 2;

  private final Duel game;
  private final int[][] hands = {{}, {}};
  private final int[][] decks = {{}, {}};
  private final int[][] discards = {{}, {}};
  private final int[] laid = {NONE, NONE};
  private final boolean[] bottomKnown = new boolean[2];
  private int[] points = new int[2];
  private int round = 1;
  private int leader;
  private int mover;
  private boolean discarding;
  private int[] picked = {};
  private int lost = NONE;
  private boolean over;
  private int gone = NONE;
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
    MoveList moves = new MoveList();
    if (discarding) {
      discards(moves);
    } else {
      List<Integer> cards = faces(hands[mover]);
      if (fault(Fault.ILLEGAL_MOVE) && cards.size() == 2) {
        cards = List.of(0, 1, 2, 3, 4, 5);
      }
      cards.forEach(moves::add);
    }
    return new DuelChoice(game, Seat.of(mover), discarding, moves);
  }

  /// Up to two cards of the hand are picked as a set. Like cards are offered once.
  private void discards(MoveList moves) {
    moves.add(DuelChoice.DONE);
    int highest = picked.length == 0 ? NONE : picked[picked.length - 1];
    int[] left = hands[mover];
    for (int card : picked) {
      left = without(left, card);
    }
    for (int card : Arrays.stream(left).distinct().filter(each -> each != lost).toArray()) {
      moves.addPick(card, card >= highest && !fault(Fault.SETS_NOT_TRIED));
    }
    Arrays.stream(picked)
        .distinct()
        .forEach(card -> moves.addTakeBack(card + DuelChoice.TAKE_BACK));
  }

  private List<Integer> faces(int[] hand) {
    List<Integer> faces = new ArrayList<>();
    for (int card : Arrays.stream(hand).distinct().toArray()) {
      faces.add(card);
      if (game.card(card).back().isPresent()) {
        faces.add(card + Duel.BACK);
      }
    }
    return faces;
  }

  @Override
  public List<Move> rulings() {
    return over
        ? List.of()
        : List.of(new Move("a leaves", "A leaves."), new Move("b leaves", "B leaves."));
  }

  @Override
  public void rule(String notation, Chance chance) {
    if (rulings().stream().noneMatch(each -> each.notation().equals(notation))
        || fault(Fault.NO_RULING)) {
      throw new Refused("there is no ruling '" + notation + "'");
    }
    gone = notation.startsWith("a") ? 0 : 1;
    over = true;
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
    int card = choice.moves().get(move);
    if (discarding) {
      pick(card);
      return;
    }
    hands[mover] = without(hands[mover], card % Duel.BACK);
    laid[mover] = card;
    String name = game.side(card).name();
    tell("lays " + name + " down", fault(Fault.TALKATIVE) ? "lays " + name : "lays a card down");
    mover = 1 - mover;
    if (laid[mover] != NONE) {
      reveal(chance);
    }
  }

  private void pick(int card) {
    if (card >= DuelChoice.TAKE_BACK) {
      picked = withoutPick(card - DuelChoice.TAKE_BACK);
      lost = fault(Fault.PICKS_LOST) ? card - DuelChoice.TAKE_BACK : NONE;
      return;
    }
    if (card != DuelChoice.DONE) {
      picked = Arrays.copyOf(picked, picked.length + 1);
      picked[picked.length - 1] = card;
      if (!fault(Fault.ORDERED_PICKS)) {
        Arrays.sort(picked);
      }
    }
    if (card == DuelChoice.DONE || picked.length == Math.min(MOST_PICKS, hands[mover].length)) {
      discard();
    }
  }

  private int[] withoutPick(int card) {
    int at = 0;
    while (picked[at] != card) {
      at++;
    }
    int[] fewer = Arrays.copyOf(picked, picked.length - 1);
    System.arraycopy(picked, at + 1, fewer, at, fewer.length - at);
    return fewer;
  }

  private void discard() {
    for (int card : picked) {
      hands[mover] = without(hands[mover], card);
      discards[mover] = with(discards[mover], card);
      tell("discards " + game.side(card).name(), "discards " + game.side(card).name());
    }
    if (fault(Fault.ORDERED_PICKS) && picked.length > 1 && picked[0] < picked[1]) {
      points[mover]++;
    }
    picked = new int[0];
    endRound();
  }

  private void reveal(Chance chance) {
    int[] cards = laid.clone();
    Arrays.fill(laid, NONE);
    int[] worth = {worth(0, cards[0]), worth(1, cards[1])};
    for (int seat = 0; seat < 2; seat++) {
      mover = seat;
      discards[seat] = with(discards[seat], cards[seat]);
      tell("reveals " + game.side(cards[seat]).name(), "reveals " + game.side(cards[seat]).name());
      if (game.side(cards[seat]).has(Line.PEEK) && decks[seat].length > 0) {
        bottomKnown[seat] = true;
        tell("looks at " + game.card(decks[seat][0]).name(), "looks at a card");
      }
    }
    if (fault(Fault.ENDLESS)) {
      hands[0] = with(hands[0], cards[0] % Duel.BACK);
      discards[0] = without(discards[0], cards[0]);
      hands[1] = with(hands[1], cards[1] % Duel.BACK);
      discards[1] = without(discards[1], cards[1]);
    }
    if (worth[0] == worth[1]) {
      endRound();
    } else {
      settle(worth[0] > worth[1] ? 0 : 1, cards, chance);
    }
  }

  private int worth(int seat, int card) {
    boolean more = game.side(card).has(Line.BEHIND) && points[seat] < points[1 - seat];
    return game.side(card).figure() + (more ? 5 : 0);
  }

  private void settle(int winner, int[] cards, Chance chance) {
    mover = winner;
    points[winner]++;
    tell("wins the round", "wins the round");
    if (game.side(cards[winner]).has(Line.COIN)) {
      int more = game.coin(chance);
      points[winner] += more;
      tell("scores " + more + " more", "scores " + more + " more");
    }
    if (game.side(cards[winner]).has(Line.SPOILS)) {
      draw(winner);
    }
    int loser = 1 - winner;
    boolean dead = fault(Fault.DEAD_LINE) || (fault(Fault.DEAD_BACK) && cards[loser] >= Duel.BACK);
    boolean rue = game.side(cards[loser]).has(Line.RUE) && !dead;
    if (rue) {
      draw(loser);
    }
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
    round++;
    leader = 1 - leader;
    mover = leader;
    over = hands[0].length == 0 || hands[1].length == 0;
  }

  private void draw(int seat) {
    int size = decks[seat].length;
    if (size > 0) {
      int card = decks[seat][size - 1];
      if (!fault(Fault.SILENT_DRAW)) {
        tell(seat, "draws " + game.card(card).name(), "draws a card");
      }
      hands[seat] = with(hands[seat], card);
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
    tell(mover, own, others);
  }

  private void tell(int index, String own, String others) {
    if (listener != null) {
      Seat seat = Seat.of(index);
      listener.on(viewer -> Message.plain(seat + " " + (viewer.is(seat) ? own : others)));
    }
  }

  @Override
  public Optional<Outcome> outcome() {
    if (!over) {
      return Optional.empty();
    }
    if (gone != NONE) {
      return Optional.of(Outcome.win(Seat.of(1 - gone), "the other has left"));
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
    twin.round = round;
    twin.gone = gone;
    twin.mover = mover;
    twin.discarding = discarding;
    twin.picked = picked;
    twin.lost = lost;
    twin.over = over;
  }

  @Override
  public Position determinize(Seat seat, Beliefs beliefs, Chance chance) {
    DuelPosition twin = new DuelPosition(this);
    if (!fault(Fault.KNOWS_ALL)) {
      twin.dealOwn(seat.ordinal(), chance);
      twin.dealHidden(seat.other(), beliefs, chance);
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
  private void dealHidden(Seat other, Beliefs beliefs, Chance chance) {
    int seat = other.ordinal();
    int deck = decks[seat].length;
    int hand = hands[seat].length;
    boolean down = laid[seat] != NONE;
    int[] pool = Arrays.copyOf(decks[seat], deck + hand + (down ? 1 : 0));
    System.arraycopy(hands[seat], 0, pool, deck, hand);
    if (down) {
      pool[deck + hand] = laid[seat] % Duel.BACK;
    }
    Optional<Deck> supposed = beliefs.deckOf(other, chance);
    int[] dealt = shuffled(supposed.map(list -> unseen(list, seat)).orElse(pool), chance);
    if (fault(Fault.SURE_OF_DECKS)) {
      dealt = shuffled(pool, chance);
    }
    decks[seat] = Arrays.copyOf(dealt, deck);
    hands[seat] = Arrays.copyOfRange(dealt, deck, deck + hand);
    Arrays.sort(hands[seat]);
    if (mover == seat) {
      picked = Arrays.copyOf(shuffled(hands[seat], chance), picked.length);
      Arrays.sort(picked);
    }
    if (down) {
      int card = dealt[deck + hand];
      boolean turned = game.card(card).back().isPresent() && chance.roll(2) == 1;
      laid[seat] = turned ? card + Duel.BACK : card;
    }
  }

  /// The cards of a supposed deck that are not among the discarded ones.
  private int[] unseen(Deck supposed, int seat) {
    List<Integer> cards = new ArrayList<>();
    supposed.cards().forEach(name -> cards.add(game.index(name)));
    for (int card : discards[seat]) {
      cards.remove(Integer.valueOf(card % Duel.BACK));
    }
    return cards.stream().mapToInt(Integer::intValue).toArray();
  }

  /// How many points a seat has.
  int points(Seat seat) {
    return points[seat.ordinal()];
  }

  @Override
  public Table table(Viewer viewer) {
    return new DuelTable(game, viewer, hands, decks, discards, laid)
        .of(
            new Table.Turn(round, Seat.of(leader), discarding ? "discard" : "lay"),
            over ? "nobody" : Seat.of(mover).name(),
            points,
            bottomKnown);
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
    out.add(picked.length);
    Arrays.stream(picked).forEach(out::add);
    return out.add(round)
        .add(lost)
        .add(gone)
        .add(leader)
        .add(mover)
        .add(discarding ? 1 : 0)
        .add(over ? 1 : 0)
        .value();
  }

  @Override
  public List<Explanation> explain(Viewer viewer, String card) {
    return List.of();
  }

  @Override
  public Message refusal(String notation) {
    if (choice().indexOf(notation) < 0) {
      return Message.plain(fault(Fault.NO_RULE_TOLD) ? "not now" : "that is no move (D 1)");
    }
    return Message.plain(fault(Fault.OBJECTED_OFFER) ? "not that (D 2)" : "that is offered");
  }

  @Override
  public void listen(@Nullable Listener listener) {
    this.listener = listener;
  }
}
