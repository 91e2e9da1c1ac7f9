package cardwright.littletroubles.board;

import cardwright.cardgame.effect.LastingEffects;
import cardwright.cardgame.effect.TextBoard;
import cardwright.cardgame.hidden.Knowledge;
import cardwright.cardgame.layers.DerivedCache;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.state.CardBoard;
import cardwright.cardgame.state.CardColumns;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.state.Counters;
import cardwright.cardgame.state.NumberNames;
import cardwright.cardgame.state.Pile;
import cardwright.cardgame.state.PlayState;
import cardwright.cardgame.state.ZoneLayout;
import cardwright.cardgame.state.Zones;
import cardwright.cardgame.text.LineChanges;
import cardwright.cardgame.text.PlayedCards;
import cardwright.cardgame.text.TurnHistory;
import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.PastEvent;
import cardwright.littletroubles.vocabulary.Token;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The state of one play, and the only place that changes it.
public final class Board implements CardBoard<Board, Card, TableCounter, SeatCounter>, TextBoard {
  /// Main Zones of a Playground.
  @Rule("LT 4")
  public static final int MAINS = 10;

  /// The slot of the Field Zone, behind the Main Zones.
  public static final int FIELD = 10;

  /// The slot of the Goal Zone.
  public static final int GOAL = 11;

  /// Zones of a Playground that hold cards in play, and under each of which a Scene may lie.
  public static final int SLOTS = 12;

  /// Nothing lies there.
  public static final int EMPTY = -1;

  private static final int KINDS = Kind.values().length;
  private static final int NO_COST = -2;
  private static final int TASK_BITS = 8;
  private static final int MOST_TIMES = 255;

  private static final LastingEffect[] NOTHING_LASTS = {};

  private static final ZoneLayout<Zone> ZONES = new ZoneLayout<>(Zone.class);
  private static final NumberNames<TableCounter, SeatCounter> NUMBERS =
      new NumberNames<>(
          TableCounter.class,
          SeatCounter.class,
          EnumSet.of(TableCounter.ATTACKER, TableCounter.DEFENDER));

  private final PlayInfo info;

  // The state: each field is copied by copyTo and written by fingerprint.
  private final PlayState<Card, TableCounter, SeatCounter> state;
  // The printed cost of the last card of each kind played this turn.
  private final int[] lastCosts = new int[KINDS];
  private final CardColumns columns;
  private final Knowledge knowledge;
  private final Card[] cards;
  // The face of each card that is up: follows from the card and its bits.
  private final Face[] faces;
  private final byte[] slots = new byte[4 * SLOTS];
  private final Zones<Zone> zones;
  private final Counters counters = new Counters();
  private final LastingEffects<LastingEffect> lasting =
      new LastingEffects<>(NOTHING_LASTS, this::holds, _ -> changedForATime());
  private PlayedCards plays = PlayedCards.NONE;
  private TurnHistory history = TurnHistory.NONE;
  private final HeldToys heldToys;
  private Resolution resolution = Resolution.NEW;
  private final Agenda<GameStep> agenda = new Agenda<>();

  // Caches: neither copied nor written.
  private final DerivedCache<DerivedValues> derived;
  private @Nullable Twins twins;

  /// A board on which every card is in its owner's deck and no turn has begun.
  public Board(PlayInfo info) {
    this.info = info;
    this.state = new PlayState<>(info.pool(), NUMBERS);
    CardPool<Card> pool = info.pool();
    int size = pool.size();
    this.derived = new DerivedCache<>(DerivedValues::new, size);
    this.columns = new CardColumns(size, CardColumn.COUNT);
    this.heldToys = new HeldToys(columns, this::change);
    this.knowledge = new Knowledge(size, pool.owned(Seat.A));
    this.cards = new Card[size];
    this.faces = new Face[size];
    Arrays.fill(slots, (byte) EMPTY);
    Arrays.fill(lastCosts, NO_COST);
    this.zones = new Zones<>(ZONES, pool, card -> pool.isToken(card) ? Zone.OUTSIDE : Zone.DECK);
    for (int card = 0; card < size; card++) {
      cards[card] = pool.card(card);
      faces[card] = cards[card].front();
      put(CardColumn.LINK, card, CardRef.NONE);
    }
  }

  private Board(Board other, @Nullable Twins twins) {
    this.info = other.info;
    this.state = other.state.blank();
    this.derived = new DerivedCache<>(DerivedValues::new, pool().size());
    this.twins = twins;
    this.columns = new CardColumns(other.cards.length, CardColumn.COUNT);
    this.heldToys = new HeldToys(columns, this::change);
    this.knowledge = new Knowledge(other.cards.length, pool().owned(Seat.A));
    this.cards = new Card[other.cards.length];
    this.faces = new Face[other.cards.length];
    this.zones = other.zones.blank();
    other.copyTo(this);
  }

  /// An independent twin without a listener.
  @Override
  public Board copy() {
    return new Board(this, null);
  }

  /// A twin to try something out on, which is used again once it is given back.
  public Board borrow() {
    return twins().borrow(this);
  }

  /// Takes a twin back on which nothing is tried any more, with all that were borrowed after it.
  public void giveBack(Board twin) {
    twins().giveBack(twin);
  }

  private Twins twins() {
    Twins known = twins;
    if (known == null) {
      known = new Twins();
      twins = known;
    }
    return known;
  }

  /// Makes another board of the same play equal to this one.
  @Override
  public void copyTo(Board twin) {
    state.copyTo(twin.state);
    System.arraycopy(lastCosts, 0, twin.lastCosts, 0, KINDS);
    columns.copyTo(twin.columns);
    knowledge.copyTo(twin.knowledge);
    System.arraycopy(cards, 0, twin.cards, 0, cards.length);
    System.arraycopy(faces, 0, twin.faces, 0, faces.length);
    System.arraycopy(slots, 0, twin.slots, 0, slots.length);
    zones.copyTo(twin.zones);
    counters.copyTo(twin.counters);
    lasting.copyTo(twin.lasting);
    twin.plays = plays;
    twin.history = history;
    twin.resolution = resolution;
    agenda.copyTo(twin.agenda);
    twin.derived.change(DerivedCache.Change.BOARD);
  }

  /// 64 bits over the whole state. Life numbers do not count, only whether references still hold.
  @Override
  public long fingerprint() {
    Fingerprint out = new Fingerprint(this::holds);
    state.writeNumbers(out);
    for (int cost : lastCosts) {
      out.add(cost);
    }
    for (int card = 0; card < cards.length; card++) {
      out.add(cards[card].code());
      columns.write(out, card);
    }
    knowledge.write(out);
    for (byte slot : slots) {
      out.add(slot);
    }
    zones.write(out);
    counters.write(out);
    lasting.write(out);
    plays.write(out);
    history.write(out);
    resolution.write(out);
    agenda.write(out);
    state.writeOutcome(out);
    return out.value();
  }

  @Override
  public PlayState<Card, TableCounter, SeatCounter> state() {
    return state;
  }

  /// What never changes in the play: its cards and what was agreed on.
  public PlayInfo info() {
    return info;
  }

  /// What is still to be done.
  public Agenda<GameStep> agenda() {
    return agenda;
  }

  /// The printed cost of the last card of a kind played this turn whose cost is a number, or below 0 when there is none.
  @Rule({"LT 6.4d", "LT B67"})
  public int lastCost(Kind kind) {
    return lastCosts[kind.ordinal()];
  }

  /// Remembers the printed cost of a card played.
  public void setLastCost(Kind kind, int cost) {
    lastCosts[kind.ordinal()] = cost;
  }

  /// What counts over a turn starts again from nothing, and what was public for the turn is so no more.
  @Rule({"LT 2.3i", "LT B64"})
  public void forgetTurn() {
    agenda.beginTurn();
    plays = PlayedCards.NONE;
    if (!history.isEmpty()) {
      history = TurnHistory.NONE;
      change();
    }
    Arrays.fill(lastCosts, NO_COST);
    for (int i = 0; i < 2; i++) {
      Seat seat = Seat.of(i);
      set(SeatCounter.ACTIONS, seat, 0);
      set(SeatCounter.WINS_THIS_TURN, seat, 0);
      set(SeatCounter.DRAWN, seat, 0);
      set(SeatCounter.MORE_COOKIES, seat, 0);
      set(SeatCounter.MORE_DRAWS, seat, 0);
    }
    set(TableCounter.SKIPPED, 0);
    knowledge.lapse();
  }

  /// Whose turn it is.
  @Override
  public Seat active() {
    return Seat.of(get(TableCounter.ACTIVE));
  }

  /// Whether the turn is the first one of its player.
  @Rule({"LT 1.2i", "LT 1.2j", "LT A8", "LT C77"})
  public boolean isFirstTurn() {
    return turns().isFirst(get(TableCounter.TURN), active());
  }

  /// The phase or step.
  public Stage stage() {
    return Stage.of(get(TableCounter.STAGE));
  }

  /// Sets the phase or step.
  public void setStage(Stage stage) {
    set(TableCounter.STAGE, stage.ordinal());
  }

  /// What the texts of the resolution at hand share.
  public Resolution resolution() {
    return resolution;
  }

  /// Replaces what they share.
  public void setResolution(Resolution now) {
    resolution = now;
  }

  private int at(int column, int card) {
    return columns.at(column, card);
  }

  private void put(int column, int card, int value) {
    columns.put(column, card, value);
  }

  /// The numbers of each card.
  CardColumns columns() {
    return columns;
  }

  /// What each seat knows of the cards in private places.
  @Rule("LT 6.6g")
  public Knowledge knowledge() {
    return knowledge;
  }

  /// What a card is: as dealt, in a determinized position.
  public Card card(int card) {
    return cards[card];
  }

  /// Makes a card another one: only determinization does that.
  void determinize(int card, Card what) {
    cards[card] = what;
    lookAt(card);
    derived.change(DerivedCache.Change.BOARD);
  }

  /// Where a card is.
  public Zone zone(int card) {
    return zones.zone(card);
  }

  /// On whose side a card is: in play on whose Playground, elsewhere its owner's.
  public Seat side(int card) {
    return zones.side(card);
  }

  /// In which zone of a Playground a card in play lies: 0 to 9, [#FIELD] or [#GOAL].
  public int slot(int card) {
    return zones.spot(card);
  }

  /// Whether a card is in play.
  public boolean inPlay(int card) {
    return zones.inPlay(card);
  }

  /// Who controls a card in play; elsewhere its owner.
  @Rule({"LT B42", "LT B47"})
  public Seat controller(int card) {
    return info.options().scenesByPlayer() && zone(card) == Zone.SCENE
        ? Seat.of(at(CardColumn.BITS, card) / CardColumn.PLAYER & 1)
        : side(card);
  }

  /// Whether the back of a card is up.
  public boolean turned(int card) {
    return columns.has(CardColumn.BITS, card, CardColumn.TURNED);
  }

  /// The face of a card that is up.
  public Face face(int card) {
    return faces[card];
  }

  /// A token that can become a copy for a seat, or [CardPool#NONE] where all are there.
  @Rule({"LT C80", "LT C81"})
  public int freeCopy(Seat seat) {
    return pool().freeToken(seat, Card::isCopy, card -> zone(card) != Zone.OUTSIDE);
  }

  /// A token that is about to come into play becomes a copy of what is printed on a card.
  @Rule("LT C81")
  public void copyPrinted(int token, int card) {
    cards[token] = cards[card];
    lookAt(token);
    derived.change(DerivedCache.Change.BOARD);
  }

  /// A card that is about to enter play becomes a copy, so that what waits for its entering meets what it will be.
  @Rule("LT C145")
  public void enterAs(LastingEffect.Copied copy) {
    lasting.add(copy);
    lookAt(CardRef.card(copy.ref()));
    derived.change(DerivedCache.Change.BOARD);
  }

  /// What a card is about to enter play as, or null where it enters as itself.
  ///
  /// @param ref the card, with its life
  @Rule("LT C145")
  public LastingEffect.@Nullable Copied entering(int ref) {
    for (LastingEffect each : lasting.all()) {
      if (each instanceof LastingEffect.Copied copy && copy.ref() == ref) {
        return copy;
      }
    }
    return null;
  }

  /// A card is not about to enter play any more: if it has not entered, it is itself.
  ///
  /// @param ref the card, with its life
  @Rule("LT C145")
  public void stopEntering(int ref) {
    int card = CardRef.card(ref);
    LastingEffect.Copied copy = entering(ref);
    if (copy != null && !inPlay(card)) {
      lasting.end(copy);
      if (holds(ref)) {
        lookAt(card);
        derived.change(DerivedCache.Change.BOARD);
      }
    }
  }

  private void lookAt(int card) {
    Face up = turned(card) ? Objects.requireNonNull(cards[card].back()) : cards[card].front();
    faces[card] = info.changesFaces() ? changed(card, up) : up;
  }

  /// A face of a card in play, as it is with what the card has become and the lines of text that it has gained, or without those that it has lost.
  @Rule({"LT C92", "LT C94", "LT C131"})
  private Face changed(int card, Face printed) {
    LineChanges changes = LineChanges.NONE;
    Face face = printed;
    for (LastingEffect each : lasting.all()) {
      if (each instanceof LastingEffect.Given given && given.ref() == ref(card)) {
        changes = changes.gaining(given.texts());
      } else if (each instanceof LastingEffect.Silenced silenced && silenced.ref() == ref(card)) {
        changes = changes.losingAll();
      } else if (each instanceof LastingEffect.Copied copied
          && copied.ref() == ref(card)
          && copied.turned() == turned(card)) {
        face = copied.face();
      }
    }
    return face.with(changes);
  }

  private void changedForATime() {
    if (info.changesFaces()) {
      for (int card = 0; card < cards.length; card++) {
        if (inPlay(card)) {
          lookAt(card);
        }
      }
      derived.change(DerivedCache.Change.LAYOUT);
    } else {
      change();
    }
  }

  /// Turns a card over.
  public void turn(int card, boolean back) {
    int bits = at(CardColumn.BITS, card);
    int seen = back && inPlay(card) ? CardColumn.BACK_KNOWN : 0;
    put(
        CardColumn.BITS,
        card,
        (back ? bits | CardColumn.TURNED : bits & ~CardColumn.TURNED) | seen);
    lookAt(card);
    derived.change(DerivedCache.Change.LAYOUT);
  }

  @Override
  public int ref(int card) {
    return columns.ref(card);
  }

  @Override
  public int openRef(int card) {
    return zone(card).hidden() ? CardRef.NONE : ref(card);
  }

  /// A card as events speak of it.
  public Message.Argument.Card told(int card) {
    return told(card, face(card).name());
  }

  /// Whether a reference still means the card that it was made for.
  public boolean holds(int ref) {
    return columns.holds(ref);
  }

  /// The cards of a seat in a deck, a hand or a Timeout.
  public Pile pile(Zone zone, Seat seat) {
    return zones.pile(zone, seat);
  }

  /// What lies in a zone of a Playground, or [#EMPTY].
  public int slot(Seat side, int slot) {
    return slots[side.ordinal() * SLOTS + slot];
  }

  /// The Scene beneath a zone, or [#EMPTY].
  @Rule("LT B41")
  public int scene(Seat side, int slot) {
    return slots[(2 + side.ordinal()) * SLOTS + slot];
  }

  private static int slotOf(Zone zone, Seat side, int slot) {
    return ((zone == Zone.SCENE ? 2 : 0) + side.ordinal()) * SLOTS + slot;
  }

  /// A card leaves the Playground, if it lies there.
  private void clearSlot(int card) {
    if (inPlay(card)) {
      slots[slotOf(zone(card), side(card), slot(card))] = EMPTY;
    }
  }

  /// Moves a card out of play or within what is not in play: always to its owner's zone. All that was changed on it is gone, and it is a new object. A token is gone instead.
  ///
  /// @param bottom whether it goes beneath a deck instead of on top
  @Rule({"LT B47", "LT C42", "LT C79"})
  public void moveToPile(int card, Zone zone, boolean bottom) {
    Zone from = zone(card);
    boolean gone = pool().isToken(card);
    if (gone && heard()) {
      tell(new SharedLogEvent.TokenGone(told(card)));
    }
    Zone to = gone ? Zone.OUTSIDE : zone;
    clearSlot(card);
    zones.moveToOwner(card, to, bottom);
    if (gone) {
      cards[card] = pool().card(card);
    }
    reborn(card, from.inPlay());
    arrived(card, from, to);
  }

  /// A token that is not there yet and that a seat can make, or [CardPool#NONE] where all of its kind are there.
  @Rule("LT C80")
  public int freeToken(Seat seat, Token token) {
    return pool().freeToken(seat, card -> card.isSameAs(token), card -> zone(card) != Zone.OUTSIDE);
  }

  /// Moves a card into a zone of a Playground, front up, as a new object.
  public void moveToPlay(int card, Zone zone, Seat side, int slot) {
    Zone from = zone(card);
    lay(card, zone, side, slot);
    reborn(card, true);
    arrived(card, from, zone);
  }

  /// What a card's coming to a zone tells the seats of it.
  private void arrived(int card, Zone from, Zone to) {
    if (from == Zone.DECK && to == Zone.HAND) {
      drawn(card);
    }
    switch (to) {
      case HAND -> {
        knowledge.show(card, pool().owner(card));
        knowledge.arrive(card);
      }
      case DECK -> {}
      case TIMEOUT, RESOLVING, MAIN, FIELD, GOAL, SCENE, OUTSIDE -> {
        knowledge.reveal(card);
        knowledge.setPublic(card, false);
      }
    }
    if (to.hidden() && !from.hidden()) {
      knowledge.setPublic(card, true);
    }
  }

  /// With a card that the other seat does not know, any card of the deck may have gone to the hand: none that was mixed into it is public there any longer.
  @Rule("LT B64")
  private void drawn(int card) {
    Seat owner = pool().owner(card);
    if (!knowledge.seen(card, owner.other())) {
      Pile deck = pile(Zone.DECK, owner);
      for (int i = 0; i < deck.size(); i++) {
        lapse(deck.get(i));
      }
      lapse(card);
    }
  }

  private void lapse(int card) {
    if (!knowledge.seenByBoth(card)) {
      knowledge.setPublic(card, false);
    }
  }

  /// Moves a card in play to another zone of a Playground; it stays the same object.
  @Rule("LT C35")
  public void shift(int card, Seat side, int slot) {
    lay(card, zone(card), side, slot);
    derived.change(DerivedCache.Change.LAYOUT);
  }

  /// Two cards in zones of one kind take each other's places; both stay the same objects.
  @Rule("LT C90")
  public void exchangePlaces(int card, int other) {
    Zone zone = zone(card);
    Seat side = side(card);
    int slot = slot(card);
    Seat otherSide = side(other);
    int otherSlot = slot(other);
    lay(other, zone, side, slot);
    zones.moveTo(card, zone, otherSide, otherSlot);
    slots[slotOf(zone, otherSide, otherSlot)] = (byte) card;
    derived.change(DerivedCache.Change.LAYOUT);
  }

  private void lay(int card, Zone zone, Seat side, int slot) {
    clearSlot(card);
    zones.moveTo(card, zone, side, slot);
    slots[slotOf(zone, side, slot)] = (byte) card;
  }

  private void reborn(int card, boolean inPlay) {
    columns.beginLife(card);
    put(CardColumn.TASKS, card, 0);
    put(CardColumn.BITS, card, at(CardColumn.BITS, card) & ~CardColumn.TURNED);
    faces[card] = cards[card].front();
    if (inPlay) {
      heldToys.unlink(card);
      counters.clear(card);
      lasting.forgetGone();
      derived.change(DerivedCache.Change.LAYOUT);
    }
  }

  /// Remembers who played a Scene.
  public void setPlayer(int card, Seat seat) {
    int bits = at(CardColumn.BITS, card) & ~CardColumn.PLAYER;
    put(CardColumn.BITS, card, bits | seat.ordinal() * CardColumn.PLAYER);
  }

  /// Which Character holds which Toy.
  public HeldToys heldToys() {
    return heldToys;
  }

  /// The counters on cards. Not to be written to: [#setCounters] does that.
  @Rule("LT D19")
  public Counters counters() {
    return counters;
  }

  /// Sets the counters of a name on a card.
  @Rule("LT D19")
  public void setCounters(int card, String name, int number) {
    counters.set(card, name, number);
    change();
  }

  /// What texts have changed and lasts.
  @Rule({"LT C41", "LT C42"})
  @Override
  public LastingEffects<LastingEffect> lasting() {
    return lasting;
  }

  /// The cards that were played this turn.
  @Rule("LT C70")
  public PlayedCards plays() {
    return plays;
  }

  /// What has happened to cards this turn; kept only where a card of the play asks.
  @Override
  public TurnHistory history() {
    return history;
  }

  /// Something happens to a card, or it is played.
  ///
  /// @param side whose it is, or who plays it
  @Rule("LT C123")
  public void note(PastEvent what, int card, Face face, Seat side) {
    if ((info.features() & Feature.HISTORY.bit()) != 0) {
      history = history.with(what, ref(card), face.kinds(), side);
      change();
    }
  }

  /// A card is played: it is counted.
  @Rule("LT C70")
  public void play(int card, Seat seat) {
    note(PastEvent.PLAYED, card, card(card).front(), seat);
    plays = plays.with(card, seat);
  }

  /// How often a Task of a Goal has been done.
  @Rule("LT B73")
  public int task(int card, int task) {
    return (at(CardColumn.TASKS, card) >> (TASK_BITS * task)) & MOST_TIMES;
  }

  /// Counts a Task.
  public void setTask(int card, int task, int times) {
    int others = at(CardColumn.TASKS, card) & ~(MOST_TIMES << (TASK_BITS * task));
    put(CardColumn.TASKS, card, others | (times << (TASK_BITS * task)));
  }

  /// Ends the play.
  public void end(Outcome how) {
    state.end(how);
    agenda.clear();
  }

  /// What is derived from the cards in play, kept until they change.
  public DerivedValues derived() {
    return derived.of(this, Board::renew);
  }

  private static void renew(DerivedValues derived, Board board, DerivedCache.Change change) {
    if (change.compareTo(DerivedCache.Change.LAYOUT) < 0) {
      derived.forgetFigures();
      return;
    }
    derived.begin(change == DerivedCache.Change.BOARD);
    for (int seat = 0; seat < 2; seat++) {
      Seat side = Seat.of(seat);
      for (int slot = 0; slot < SLOTS; slot++) {
        int card = board.slot(side, slot);
        board.tell(derived, card);
        if (slot < MAINS && card != EMPTY) {
          derived.addMain(side, slot, board.face(card));
        }
      }
      for (int slot = 0; slot < SLOTS; slot++) {
        board.tell(derived, board.scene(side, slot));
      }
    }
    derived.end();
  }

  private void tell(DerivedValues derived, int card) {
    if (card != EMPTY) {
      derived.add(card, ref(card), face(card), controller(card));
    }
  }

  /// Something has changed that standing texts read, but not which cards and faces are where.
  public void change() {
    derived.change(DerivedCache.Change.FIGURES);
  }

  /// Twins of a board to try something out on. They are used again, as a play asks for them at almost every choice.
  private static final class Twins {
    // A try that needs more boards than that in all gets further ones that are used once.
    private static final int MOST = 12;

    private final List<Board> all = new ArrayList<>();
    private int lent;

    /// A twin of a board, which may be one of these.
    Board borrow(Board board) {
      if (lent == MOST) {
        return new Board(board, this);
      }
      if (lent == all.size()) {
        all.add(new Board(board, this));
      } else {
        board.copyTo(all.get(lent));
      }
      return all.get(lent++);
    }

    /// Takes a twin back, with all that were borrowed after it.
    @SuppressWarnings("ReferenceEquality")
    void giveBack(Board twin) {
      for (int i = 0; i < lent; i++) {
        if (all.get(i) == twin) {
          lent = i;
        }
      }
    }
  }
}
