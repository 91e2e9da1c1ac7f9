package cardwright.mlpccg.board;

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
import cardwright.cardgame.text.GivenText;
import cardwright.cardgame.text.PlayedCards;
import cardwright.cardgame.text.TurnHistory;
import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.PastEvent;
import cardwright.mlpccg.vocabulary.Reading;
import cardwright.mlpccg.vocabulary.Token;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/// The state of one play, and the only place that changes it.
public final class Board implements CardBoard<Board, Card, TableCounter, SeatCounter>, TextBoard {
  private static final LastingEffect[] NOTHING_LASTS = {};

  /// No card.
  public static final int EMPTY = -1;

  private static final ZoneLayout<Zone> ZONES = new ZoneLayout<>(Zone.class);
  private static final NumberNames<TableCounter, SeatCounter> NUMBERS =
      new NumberNames<>(TableCounter.class, SeatCounter.class, EnumSet.of(TableCounter.CHALLENGED));

  private final PlayInfo info;

  // The state: each field is copied by copyTo and written by fingerprint.
  private final PlayState<Card, TableCounter, SeatCounter> state;
  private final CardColumns columns;
  private final Knowledge knowledge;
  private final Definitions identities;
  private final Zones<Zone> zones;
  // All that is in play, in the order in which it came there.
  private final Pile table;
  private final Counters counters = new Counters();
  private final LastingEffects<LastingEffect> lasting =
      new LastingEffects<>(NOTHING_LASTS, this::holds, this::lastingChanged);
  private PlayedCards plays = PlayedCards.NONE;
  private TurnHistory history = TurnHistory.NONE;
  private final EventQueue news = new EventQueue();
  private final Agenda<GameStep> agenda = new Agenda<>();

  private final DerivedCache<DerivedValues> derived;

  private Board(
      PlayInfo info, PlayState<Card, TableCounter, SeatCounter> state, Zones<Zone> zones) {
    this.info = info;
    this.state = state;
    this.zones = zones;
    CardPool<Card> pool = info.pool();
    this.columns = new CardColumns(pool.size(), CardColumn.COUNT);
    this.knowledge = new Knowledge(pool.size(), pool.owned(Seat.A));
    this.identities = new Definitions(pool.size());
    this.table = new Pile(pool.size());
    this.derived = new DerivedCache<>(DerivedValues::new, pool.size());
  }

  /// A board on which every card is in its owner's deck or Problem deck and no turn has begun.
  public static Board of(PlayInfo info) {
    CardPool<Card> pool = info.pool();
    PlayState<Card, TableCounter, SeatCounter> state = new PlayState<>(pool, NUMBERS);
    Board board = new Board(info, state, new Zones<>(ZONES, pool, card -> start(pool, card)));
    for (int card = 0; card < pool.size(); card++) {
      board.identities.set(card, pool.card(card), false);
      board.put(CardColumn.HOST, card, EMPTY);
      board.put(CardColumn.BITS, card, pool.owner(card).ordinal() * CardFlag.OF_B.bit());
    }
    return board;
  }

  private static Zone start(CardPool<Card> pool, int card) {
    return pool.isToken(card) ? Zone.OUTSIDE : Zone.deckOf(pool.card(card));
  }

  /// An independent twin without a listener.
  @Override
  public Board copy() {
    return twin(info);
  }

  /// A twin for a seat that believes the other one to have that deck.
  ///
  /// @param believed empty when the real one is known
  public Board copyFor(Seat seat, Card[] believed) {
    return twin(believed.length == 0 ? info : info.believing(seat.other(), believed));
  }

  private Board twin(PlayInfo its) {
    Board twin = new Board(its, state.blank(), zones.blank());
    copyTo(twin);
    return twin;
  }

  /// Makes another board of the same play equal to this one.
  @Override
  public void copyTo(Board twin) {
    state.copyTo(twin.state);
    columns.copyTo(twin.columns);
    knowledge.copyTo(twin.knowledge);
    identities.copyTo(twin.identities);
    zones.copyTo(twin.zones);
    table.copyTo(twin.table);
    counters.copyTo(twin.counters);
    lasting.copyTo(twin.lasting);
    twin.plays = plays;
    twin.history = history;
    news.copyTo(twin.news);
    agenda.copyTo(twin.agenda);
    twin.derived.change(DerivedCache.Change.BOARD);
  }

  /// 64 bits over the whole state. Life numbers do not count, only whether references still hold.
  @Override
  public long fingerprint() {
    Fingerprint out = new Fingerprint(this::holds);
    state.writeNumbers(out);
    for (int card = 0; card < pool().size(); card++) {
      identities.write(out, card);
      columns.write(out, card);
    }
    knowledge.write(out);
    zones.write(out);
    table.write(out);
    counters.write(out);
    lasting.write(out);
    plays.write(out);
    history.write(out);
    news.write(out);
    agenda.write(out);
    state.writeOutcome(out);
    return out.value();
  }

  @Override
  public PlayState<Card, TableCounter, SeatCounter> state() {
    return state;
  }

  /// What never changes in the play: its cards and what its format decides.
  public PlayInfo info() {
    return info;
  }

  /// What is still to be done.
  public Agenda<GameStep> agenda() {
    return agenda;
  }

  /// An event as it is about to happen.
  public Occurrence occurrence(GameEvent what) {
    if (what.ref() == CardRef.NONE) {
      return new Occurrence(what, Area.NONE, null, 0);
    }
    int card = CardRef.card(what.ref());
    return new Occurrence(what, area(card), controller(card), 0);
  }

  /// What has happened and has not been answered yet.
  public EventQueue news() {
    return news;
  }

  /// The counters on cards. Not to be written to: [#setCounters] does that.
  public Counters counters() {
    return counters;
  }

  /// Sets the counters of a name on a card.
  public void setCounters(int card, String name, int number) {
    counters.set(card, name, number);
    change();
  }

  /// What texts have changed and lasts.
  @Override
  public LastingEffects<LastingEffect> lasting() {
    return lasting;
  }

  /// The cards that were played this turn.
  public PlayedCards plays() {
    return plays;
  }

  /// A card is played.
  ///
  /// @param area where to, or [Area#NONE]; it is kept only where a text of the play asks for it
  public void play(int card, Seat by, int area) {
    note(PastEvent.PLAYED, ref(card), card(card).kind(), by);
    plays = plays.with(card, by, info.awaited().places() ? area : PlayedCards.ANYWHERE);
  }

  /// What has happened to cards this turn; kept only where a card of the play asks.
  @Override
  public TurnHistory history() {
    return history;
  }

  /// Something happens to a card, or it is played.
  ///
  /// @param ref the card, with its life before
  /// @param side whose it was, or who plays it
  @Rule("MLP Q123")
  public void note(PastEvent what, int ref, Kind kind, Seat side) {
    if (info.history()) {
      history = history.with(what, ref, kind.bit(), side);
      change();
    }
  }

  /// A turn begins: nothing has been played or has happened in it.
  public void forgetPlays() {
    plays = PlayedCards.NONE;
    if (!history.isEmpty()) {
      history = TurnHistory.NONE;
      change();
    }
  }

  /// A card was frightened: it counts as a fresh copy, and what was changed on it is over.
  public void refresh(int card) {
    int ref = ref(card);
    lasting.end(each -> each.ref() == ref);
    counters.clear(card);
    change();
  }

  @Override
  public void set(SeatCounter count, Seat seat, int value) {
    CardBoard.super.set(count, seat, value);
    read(Reading.COUNTS);
  }

  @Override
  public void add(SeatCounter count, Seat seat, int more) {
    CardBoard.super.add(count, seat, more);
    read(Reading.COUNTS);
  }

  /// Something has changed on which figures rest in some plays: bits of [Reading].
  void read(int what) {
    DerivedValues known = derived.ofSameLayout();
    // A law that was made for a time may read anything.
    boolean ruled = lasting.any(LastingEffect.Ruled.class::isInstance);
    int said = known == null || ruled ? what : what & known.reading();
    if ((info.reading() & said) != 0) {
      derived.change(DerivedCache.Change.FIGURES);
    }
  }

  /// Whose turn it is.
  @Override
  public Seat active() {
    return Seat.of(get(TableCounter.ACTIVE));
  }

  /// Sets whose turn it is.
  public void setActive(Seat seat) {
    set(TableCounter.ACTIVE, seat.ordinal());
    read(Reading.TURN);
  }

  /// The phase.
  public Stage stage() {
    return Stage.of(get(TableCounter.STAGE));
  }

  /// Sets the phase. Some standing texts hold in one phase only.
  public void setStage(Stage stage) {
    int before = stage().reading();
    set(TableCounter.STAGE, stage.ordinal());
    read(before | stage.reading());
  }

  /// Which kind of faceoff is going on.
  public FaceoffKind faceoff() {
    return FaceoffKind.of(get(TableCounter.FACEOFF));
  }

  /// Sets which kind of faceoff is going on.
  public void setFaceoff(FaceoffKind kind) {
    set(TableCounter.FACEOFF, kind.ordinal());
    read(Reading.FACEOFF);
  }

  /// The Troublemaker that is challenged, or [#EMPTY] when it is gone.
  public int challenged() {
    int ref = get(TableCounter.CHALLENGED);
    return holds(ref) ? CardRef.card(ref) : EMPTY;
  }

  /// Whether a card is the Troublemaker that is challenged.
  public boolean isChallenged(int card) {
    return faceoff() == FaceoffKind.TROUBLEMAKER && get(TableCounter.CHALLENGED) == ref(card);
  }

  /// For which seat a card's power counts. The player who does not challenge has the Troublemaker's.
  @Rule({"MLP B17", "MLP B18", "MLP Q34"})
  public Seat faceoffSide(int card) {
    return isChallenged(card) ? Seat.of(get(TableCounter.STARTER)).other() : controller(card);
  }

  /// Who has won the faceoff.
  public FaceoffWinner faceoffWinner() {
    return FaceoffWinner.ofCode(get(TableCounter.WINNER));
  }

  /// Sets who has won the faceoff.
  public void setFaceoffWinner(FaceoffWinner winner) {
    set(TableCounter.WINNER, winner.code());
  }

  private int at(int column, int card) {
    return columns.at(column, card);
  }

  private void put(int column, int card, int value) {
    columns.put(column, card, value);
  }

  /// What each seat knows of the cards that lie face-down.
  @Rule({"MLP 48", "MLP B5", "MLP B21"})
  public Knowledge knowledge() {
    return knowledge;
  }

  /// What a card is: as dealt, in a determinized position.
  public Card card(int card) {
    return identities.card(card);
  }

  /// Whether a card is of one of some types.
  ///
  /// @param kinds as bits of [cardwright.mlpccg.vocabulary.Kind]
  public boolean isAny(int card, int kinds) {
    return identities.isAny(card, kinds);
  }

  /// Makes a card another one: only determinization does that.
  void determinize(int card, Card what) {
    identities.set(card, what, is(card, CardFlag.BOOSTED));
    derived.change(DerivedCache.Change.LAYOUT);
  }

  /// Where a card is.
  public Zone zone(int card) {
    return zones.zone(card);
  }

  /// The area of a card in play, that of its host when it is attached; [Area#NONE] elsewhere.
  @Rule("MLP B7")
  public int area(int card) {
    if (!zones.inPlay(card)) {
      return Area.NONE;
    }
    return zones.zone(card) == Zone.ATTACHED ? area(host(card)) : zones.spot(card);
  }

  /// The card that a card is attached to or lies beneath, or [#EMPTY].
  public int host(int card) {
    return at(CardColumn.HOST, card);
  }

  /// Whether a card is in play.
  public boolean inPlay(int card) {
    return zones.inPlay(card);
  }

  /// Who controls a card in play; elsewhere its owner.
  public Seat controller(int card) {
    return Seat.of(is(card, CardFlag.OF_B) ? 1 : 0);
  }

  /// Gives a card in play to a player; it stays where it is.
  @Rule("MLP 66")
  public void setController(int card, Seat seat) {
    put(card, CardFlag.OF_B, seat == Seat.B);
  }

  /// Whether a card is so.
  public boolean is(int card, CardFlag bit) {
    return columns.has(CardColumn.BITS, card, bit.bit());
  }

  /// Makes a card so or not so.
  public void put(int card, CardFlag bit, boolean yes) {
    int bits = at(CardColumn.BITS, card);
    int now = yes ? bits | bit.bit() : bits & ~bit.bit();
    if (now == bits) {
      return;
    }
    put(CardColumn.BITS, card, now);
    switch (bit) {
      case OF_B, FACE_DOWN -> derived.change(DerivedCache.Change.LAYOUT);
      case BOOSTED -> {
        identities.look(card, yes);
        if (info.changesFaces()) {
          changeFace(card);
        }
        derived.change(DerivedCache.Change.LAYOUT);
      }
      case EXHAUSTED, INVOLVED, LEFT_OUT -> read(Reading.STATES);
      case IGNORED,
          SETTLED,
          CHALLENGED,
          FIRST_CONFRONTED,
          CONFRONTED,
          RESOLVED,
          RANDOM_USED,
          PUMPED_USED,
          ROUSED,
          VISITED -> {}
    }
  }

  /// Turns a Troublemaker face-up: everybody sees it.
  @Rule("MLP 18")
  public void uncover(int card) {
    put(card, CardFlag.FACE_DOWN, false);
    knowledge.reveal(card);
  }

  /// The face of a card that counts: the side of a Mane Character that is up.
  public Face face(int card) {
    return identities.face(card);
  }

  @Override
  public int ref(int card) {
    return columns.ref(card);
  }

  @Override
  public int openRef(int card) {
    return zone(card).hidden() || !knowledge.seenByBoth(card) ? CardRef.NONE : ref(card);
  }

  /// A card as events speak of it.
  public Message.Argument.Card told(int card) {
    return told(card, card(card).name());
  }

  /// Whether a reference still means the card that it was made for.
  public boolean holds(int ref) {
    return columns.holds(ref);
  }

  /// Whether a reference means a card that has changed zones once since, and lies where everybody sees it.
  public boolean follows(int ref) {
    Zone now = zone(CardRef.card(ref));
    return columns.isLastLife(ref) && !now.hidden() && !now.isOutside();
  }

  /// The cards of a seat in a zone that is a pile: any up to [Zone#BENEATH].
  public Pile pile(Zone zone, Seat seat) {
    return zones.pile(zone, seat);
  }

  /// All cards in play, attached ones too, in the order in which they came there.
  public Pile table() {
    return table;
  }

  /// The Problem in play of a seat, or [#EMPTY].
  @Rule("MLP 8")
  public int problem(Seat seat) {
    return derived().problem(seat);
  }

  /// Moves a card to a zone out of play, always its owner's. All that was changed on it is gone, and it is a new object. A token is gone instead.
  ///
  /// @param bottom whether it goes beneath the pile instead of on top
  @Rule({"MLP B43", "MLP 65", "MLP Q90"})
  public void moveToPile(int card, Zone zone, boolean bottom) {
    Zone from = zone(card);
    boolean gone = pool().isToken(card);
    if (gone && from.inPlay() && heard()) {
      tell(new SharedLogEvent.TokenGone(told(card)));
    }
    if (from.inPlay()) {
      table.remove(card);
    }
    Zone to = gone ? Zone.OUTSIDE : zone;
    zones.moveToOwner(card, to, bottom);
    if (gone) {
      identities.set(card, pool().card(card), false);
    }
    reborn(card, from, to, pool().owner(card));
  }

  /// A token that is not there yet and that a seat can make, or [CardPool#NONE] where all of its kind are there.
  @Rule("MLP Q91")
  public int freeToken(Seat seat, Token token) {
    return pool().freeToken(seat, card -> card.isSameAs(token), card -> zone(card) != Zone.OUTSIDE);
  }

  /// A token that can become a copy for a seat, or [CardPool#NONE] where all are there.
  @Rule({"MLP Q91", "MLP Q92"})
  public int freeCopy(Seat seat) {
    return pool().freeToken(seat, Card::isCopy, card -> zone(card) != Zone.OUTSIDE);
  }

  /// A token that is about to come into play becomes a copy of what is printed on a card.
  @Rule("MLP Q92")
  public void copyPrinted(int token, int card) {
    identities.set(token, card(card), false);
    derived.change(DerivedCache.Change.LAYOUT);
  }

  /// Puts a card beneath another one.
  @Rule("MLP 51")
  public void moveBeneath(int card, int host) {
    moveToPile(card, Zone.BENEATH, false);
    put(CardColumn.HOST, card, pool().isToken(card) ? EMPTY : host);
    derived.change(DerivedCache.Change.FIGURES);
  }

  /// Puts a card into play by itself, face-up, as a new object.
  public void moveToPlay(int card, int area, Seat controller) {
    reborn(card, lay(card, Zone.PLAY, area), Zone.PLAY, controller);
  }

  /// Puts a card into play face-down, as a new object: nobody sees more of it than before.
  @Rule("MLP 28")
  public void moveToPlayFaceDown(int card, int area, Seat controller) {
    clear(card, lay(card, Zone.PLAY, area), controller);
    put(card, CardFlag.FACE_DOWN, true);
  }

  /// Puts a card into play on another one, as a new object.
  @Rule("MLP B7")
  public void attach(int card, int host, Seat controller) {
    reborn(card, lay(card, Zone.ATTACHED, Area.NONE), Zone.ATTACHED, controller);
    put(CardColumn.HOST, card, host);
  }

  /// Lays a card on the table; answers where it was.
  private Zone lay(int card, Zone zone, int area) {
    Zone from = zone(card);
    if (from.inPlay()) {
      table.remove(card);
    }
    zones.moveTo(card, zone, pool().owner(card), area);
    table.addTop(card);
    return from;
  }

  /// Moves an attached card to another host; it stays the same object.
  public void reattach(int card, int host) {
    put(CardColumn.HOST, card, host);
    derived.change(DerivedCache.Change.LAYOUT);
  }

  /// Moves a card in play to another area; it stays the same object.
  @Rule("MLP 69")
  public void shift(int card, int area) {
    zones.moveTo(card, Zone.PLAY, pool().owner(card), area);
    derived.change(DerivedCache.Change.LAYOUT);
  }

  private void reborn(int card, Zone from, Zone to, Seat controller) {
    clear(card, from, controller);
    if (to == Zone.HAND) {
      knowledge.show(card, pool().owner(card));
      if (from != Zone.HAND) {
        knowledge.arrive(card);
      }
    } else if (!to.hidden()) {
      knowledge.reveal(card);
    }
  }

  private void clear(int card, Zone from, Seat controller) {
    columns.beginLife(card);
    put(CardColumn.BITS, card, controller.ordinal() * CardFlag.OF_B.bit());
    put(CardColumn.HOST, card, EMPTY);
    identities.look(card, false);
    if (from.inPlay()) {
      counters.clear(card);
      lasting.forgetGone();
    }
    if (from.inPlay() || zone(card).inPlay()) {
      derived.change(DerivedCache.Change.LAYOUT);
    } else {
      read(Reading.PILES);
    }
  }

  /// Ends the play.
  public void end(Outcome how) {
    state.end(how);
    agenda.clear();
  }

  /// What is derived from the cards in play, kept until they change.
  public DerivedValues derived() {
    return derived.of(this, DerivedValues::renew);
  }

  /// A card in play is what it has become, with the lines of text that it has gained.
  @Rule({"MLP Q102", "MLP Q104"})
  private void changeFace(int card) {
    identities.look(card, is(card, CardFlag.BOOSTED));
    List<GivenText> texts = new ArrayList<>();
    Face face = face(card);
    for (LastingEffect each : lasting.all()) {
      if (each instanceof LastingEffect.Texts gained && gained.ref() == ref(card)) {
        texts.addAll(gained.texts());
      } else if (each instanceof LastingEffect.Copied copied && copied.ref() == ref(card)) {
        face = copied.face();
      }
    }
    identities.setFace(card, face.gaining(texts));
  }

  private void lastingChanged(boolean figures) {
    if (figures && info.changesFaces()) {
      for (int i = 0; i < table.size(); i++) {
        changeFace(table.get(i));
      }
      derived.change(DerivedCache.Change.LAYOUT);
    } else if (figures) {
      change();
    } else {
      read(Reading.COUNTS);
    }
  }

  /// Something has changed on which figures always rest.
  void change() {
    derived.change(DerivedCache.Change.FIGURES);
  }
}
