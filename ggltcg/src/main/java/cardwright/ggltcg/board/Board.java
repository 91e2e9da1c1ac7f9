package cardwright.ggltcg.board;

import cardwright.cardgame.effect.LastingEffects;
import cardwright.cardgame.effect.TextBoard;
import cardwright.cardgame.event.PendingTexts;
import cardwright.cardgame.layers.DerivedCache;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.state.CardBoard;
import cardwright.cardgame.state.CardColumns;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.state.NumberNames;
import cardwright.cardgame.state.NumberRange;
import cardwright.cardgame.state.PlayState;
import cardwright.cardgame.state.ZoneLayout;
import cardwright.cardgame.state.ZoneSets;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.LineChanges;
import cardwright.cardgame.text.TurnHistory;
import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.PastEvent;
import cardwright.ggltcg.vocabulary.Token;
import java.util.EnumSet;
import java.util.Optional;

/// The state of one play, and the only place that changes it.
///
/// Sets of cards are numbers that [CardSet] reads.
public final class Board implements CardBoard<Board, Card, TableCounter, SeatCounter>, TextBoard {
  private static final ZoneLayout<Zone> ZONES = new ZoneLayout<>(Zone.class);
  private static final NumberNames<TableCounter, SeatCounter> NUMBERS =
      new NumberNames<>(
          TableCounter.class,
          SeatCounter.class,
          EnumSet.of(TableCounter.ATTACKER, TableCounter.DEFENDER));
  private static final LastingEffect[] NOTHING_LASTS = {};
  private static final TriggeredText[] NOTHING_WAITS = {};

  /// Whether a tussle goes on.
  public enum TussleState {
    NONE,
    DECLARED,
    CALLED_OFF
  }

  private final PlayInfo info;
  // The state: each field is copied by copyTo and written by fingerprint.
  private final PlayState<Card, TableCounter, SeatCounter> state;
  private final ZoneSets<Zone> zones;
  private final CardColumns columns;
  private final Card[] faces;
  private final LastingEffects<LastingEffect> lasting =
      new LastingEffects<>(NOTHING_LASTS, this::holds, _ -> changedForATime());
  private final PendingTexts<TriggeredText> triggers = new PendingTexts<>(NOTHING_WAITS);
  private TurnHistory history = TurnHistory.NONE;
  private final Agenda<GameStep> agenda = new Agenda<>();

  // Caches: neither copied nor written.
  private final DerivedCache<DerivedValues> derived;
  private boolean settled;

  private Board(
      PlayInfo info, PlayState<Card, TableCounter, SeatCounter> state, ZoneSets<Zone> zones) {
    this.info = info;
    this.state = state;
    this.zones = zones;
    int cards = info.pool().size();
    this.columns = new CardColumns(cards, CardColumn.COUNT);
    this.faces = new Card[cards];
    this.derived = new DerivedCache<>(DerivedValues::new, cards);
  }

  /// A board on which every card is in its owner's hand and no turn has begun.
  public static Board of(PlayInfo info) {
    CardPool<Card> pool = info.pool();
    Board board =
        new Board(
            info,
            new PlayState<>(pool, NUMBERS),
            new ZoneSets<>(ZONES, pool, card -> pool.isToken(card) ? Zone.OUTSIDE : Zone.HAND));
    for (int card = 0; card < board.faces.length; card++) {
      board.faces[card] = pool.card(card);
    }
    return board;
  }

  /// An independent twin without a listener.
  @Override
  public Board copy() {
    Board twin = new Board(info, state.blank(), zones.blank());
    copyTo(twin);
    return twin;
  }

  /// Makes another board of the same play equal to this one.
  @Override
  public void copyTo(Board twin) {
    state.copyTo(twin.state);
    zones.copyTo(twin.zones);
    columns.copyTo(twin.columns);
    System.arraycopy(faces, 0, twin.faces, 0, faces.length);
    lasting.copyTo(twin.lasting);
    triggers.copyTo(twin.triggers);
    twin.history = history;
    agenda.copyTo(twin.agenda);
    twin.change();
  }

  /// 64 bits over the whole state. Life numbers do not count, only whether references still hold.
  @Override
  public long fingerprint() {
    return fingerprint(turn());
  }

  /// 64 bits over the whole state, as if it were that turn.
  public long fingerprint(int turn) {
    Fingerprint out = new Fingerprint(this::holds);
    zones.write(out);
    state.writeNumbers(out, TableCounter.TURN, turn);
    for (int card = 0; card < faces.length; card++) {
      out.add(faces[card].code());
      columns.write(out, card);
    }
    lasting.write(out);
    triggers.write(out);
    history.write(out);
    agenda.write(out);
    state.writeOutcome(out);
    return out.value();
  }

  @Override
  public PlayState<Card, TableCounter, SeatCounter> state() {
    return state;
  }

  /// What never changes in the play.
  public PlayInfo info() {
    return info;
  }

  /// The cards that a seat owns.
  public long owned(Seat seat) {
    return info.owned(seat);
  }

  /// What is still to be done.
  public Agenda<GameStep> agenda() {
    return agenda;
  }

  /// The cards in a zone of a seat: in play those it controls, elsewhere those it owns.
  public long cards(Zone zone, Seat seat) {
    return zones.cards(zone, seat);
  }

  /// All cards in play.
  public long inPlay() {
    return CardSet.union(zones.cards(Zone.PLAY, Seat.A), zones.cards(Zone.PLAY, Seat.B));
  }

  /// How many cards that a seat owns are not asleep, wherever they are.
  @Rule("GG Q21")
  public int awake(Seat seat) {
    return pool().owned(seat) - CardSet.size(zones.cards(Zone.SLEEP, seat));
  }

  /// Where a card is.
  public Zone zone(int card) {
    return zones.zone(card);
  }

  /// On whose side a card is: in play its controller's, elsewhere its owner's.
  @Rule("GG 13.2")
  public Seat side(int card) {
    return zones.side(card);
  }

  /// What a card is now: itself, or what it is a copy of.
  @Rule("GG 5.7")
  public Card face(int card) {
    return faces[card];
  }

  /// The stamina that a card has lost, by damage or otherwise.
  @Rule("GG 3.5")
  public int lost(int card) {
    return columns.at(CardColumn.LOST, card);
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

  /// Moves a card to another zone: all that was changed on it is gone, and it is a new object.
  ///
  /// @param seat the controller for a card that enters play; a card that goes anywhere else goes to its owner
  @Rule({"GG 3.4", "GG 13.4", "GG Q74"})
  public void move(int card, Zone zone, Seat seat) {
    boolean played = zone == Zone.PLAY || zones.zone(card) == Zone.PLAY;
    boolean gone = zone != Zone.PLAY && pool().isToken(card);
    if (gone && heard()) {
      tell(new SharedLogEvent.TokenGone(told(card)));
    }
    zones.moveTo(card, gone ? Zone.OUTSIDE : zone, zone == Zone.PLAY ? seat : pool().owner(card));
    faces[card] = pool().card(card);
    columns.beginAnew(card);
    // Only cards in play have figures, give figures, or are told apart by effects that last.
    if (played || isAsked()) {
      changedInPlay();
    }
  }

  /// A token that is not there yet and that a seat can make, or [CardPool#NONE] where all of its kind are there.
  @Rule("GG Q75")
  public int freeToken(Seat seat, Token token) {
    return pool().freeToken(seat, card -> card.isSameAs(token), card -> zone(card) != Zone.OUTSIDE);
  }

  /// A token that can become a copy for a seat, or [CardPool#NONE] where all are there.
  @Rule({"GG Q75", "GG Q76"})
  public int freeCopy(Seat seat) {
    return pool().freeToken(seat, Card::isCopy, card -> zone(card) != Zone.OUTSIDE);
  }

  /// Whether figures can rest on what is not in play.
  @Rule("GG Q80")
  private boolean isAsked() {
    return info.has(Feature.IF_BONUS);
  }

  private void changedInPlay() {
    lasting.forgetGone();
    change();
  }

  /// Makes a card in play another's duplicate.
  @Rule({"GG 5.7", "GG Q14"})
  public void turnInto(int card, Card face) {
    faces[card] = changesTexts() ? changed(card, face) : face;
    change();
  }

  private boolean changesTexts() {
    return info.has(Feature.CHANGES_TEXTS);
  }

  /// A card in play, as it is with the lines of text that it has gained, or without those that it has lost.
  @Rule({"GG Q92", "GG Q111"})
  private Card changed(int card, Card face) {
    LineChanges changes = LineChanges.NONE;
    for (LastingEffect each : lasting.all()) {
      if (each instanceof LastingEffect.Given given && given.ref() == ref(card)) {
        changes = changes.gaining(given.texts());
      } else if (each instanceof LastingEffect.Silenced silenced && silenced.ref() == ref(card)) {
        changes = changes.losingAll();
      }
    }
    return face.with(changes);
  }

  private void changedForATime() {
    if (changesTexts()) {
      for (long rest = inPlay(); !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int card = CardSet.first(rest);
        faces[card] = changed(card, faces[card]);
      }
    }
    change();
  }

  /// Gives a card in play to the other seat. It stays the same object, with all that was changed on it.
  @Rule({"GG 13.3", "GG Q19"})
  public void control(int card, Seat seat) {
    zones.moveTo(card, Zone.PLAY, seat);
    change();
  }

  private void change() {
    derived.change(DerivedCache.Change.FIGURES);
    settled = false;
  }

  /// Takes stamina off a card.
  public void lose(int card, int stamina) {
    columns.put(CardColumn.LOST, card, NumberRange.sum(lost(card), stamina));
    settled = false;
  }

  /// Sets the stamina that counts as printed; what was lost is forgotten.
  @Rule("GG Q37")
  public void setStamina(int card, int to, Expiry expiry, String source) {
    columns.put(CardColumn.LOST, card, 0);
    lasting.add(new LastingEffect.StaminaSet(ref(card), to, expiry, source));
  }

  /// What texts have changed and lasts.
  @Rule({"GG Q39", "GG Q55"})
  @Override
  public LastingEffects<LastingEffect> lasting() {
    return lasting;
  }

  /// The number of the turn, from 1; 0 before the first.
  public int turn() {
    return get(TableCounter.TURN);
  }

  /// Whose turn it is.
  @Override
  public Seat active() {
    return Seat.of(get(TableCounter.ACTIVE));
  }

  /// Sets the turn: nothing has been done in it yet.
  public void beginTurn(int turn, Seat active) {
    agenda.beginTurn();
    set(TableCounter.TURN, turn);
    set(TableCounter.ACTIVE, active.ordinal());
    set(TableCounter.DIRECT_ATTACKS, 0);
    set(TableCounter.ACTIONS_THIS_TURN, 0);
    history = TurnHistory.NONE;
    for (int seat = 0; seat < 2; seat++) {
      set(SeatCounter.TOYS_PLAYED, Seat.of(seat), 0);
      set(SeatCounter.ACTIONS_PLAYED, Seat.of(seat), 0);
    }
    if (isAsked()) {
      change();
    }
  }

  /// What has happened to cards this turn; kept only where a card of the play asks.
  @Override
  public TurnHistory history() {
    return history;
  }

  /// Something happens to a card, or it is played.
  ///
  /// @param side whose it is, or who plays it
  @Rule("GG Q123")
  public void note(PastEvent what, int card, Seat side) {
    if (info.has(Feature.HISTORY)) {
      int kind = (face(card).isToy() ? Kind.TOY : Kind.ACTION).bit();
      history = history.with(what, ref(card), kind, side);
      if (isAsked()) {
        change();
      }
    }
  }

  /// How many cards of a kind, or of all kinds, a seat has played this turn; counted only where a card of the play asks.
  @Rule("GG Q58")
  public int played(Seat seat, Optional<Kind> kind) {
    int toys = get(SeatCounter.TOYS_PLAYED, seat);
    int actions = get(SeatCounter.ACTIONS_PLAYED, seat);
    return kind.isEmpty() ? toys + actions : kind.get() == Kind.TOY ? toys : actions;
  }

  /// Counts one card more that a seat has played this turn.
  public void countPlayed(Seat seat, boolean toy) {
    SeatCounter counter = toy ? SeatCounter.TOYS_PLAYED : SeatCounter.ACTIONS_PLAYED;
    add(counter, seat, 1);
  }

  /// The CC of a seat, 0 to 7.
  public int cc(Seat seat) {
    return get(SeatCounter.CC, seat);
  }

  /// Sets the CC of a seat.
  public void setCc(Seat seat, int cc) {
    set(SeatCounter.CC, seat, cc);
    if (isAsked()) {
      change();
    }
  }

  /// How many direct attacks were made this turn.
  public int directAttacks() {
    return get(TableCounter.DIRECT_ATTACKS);
  }

  /// Sets how many direct attacks were made this turn.
  public void setDirectAttacks(int number) {
    set(TableCounter.DIRECT_ATTACKS, number);
  }

  /// How many things have been done this turn: cards played, tussles, abilities used or set off.
  public int actionsThisTurn() {
    return get(TableCounter.ACTIONS_THIS_TURN);
  }

  /// Counts one thing more that has been done this turn.
  public void countAction() {
    set(TableCounter.ACTIONS_THIS_TURN, get(TableCounter.ACTIONS_THIS_TURN) + 1);
  }

  /// How many turns in a row nobody could do anything (GG Q31).
  public int deadTurns() {
    return get(TableCounter.DEAD_TURNS);
  }

  /// Sets how many turns in a row nobody could do anything.
  public void setDeadTurns(int number) {
    set(TableCounter.DEAD_TURNS, number);
  }

  /// Whether a tussle goes on.
  public TussleState tussle() {
    return switch (get(TableCounter.TUSSLE)) {
      case 0 -> TussleState.NONE;
      case 1 -> TussleState.DECLARED;
      default -> TussleState.CALLED_OFF;
    };
  }

  /// The attacker of the tussle, with its life.
  public int attacker() {
    return get(TableCounter.ATTACKER);
  }

  /// The defender of the tussle, with its life; [CardRef#NONE] in a direct attack.
  public int defender() {
    return get(TableCounter.DEFENDER);
  }

  /// Begins a tussle.
  ///
  /// @param defender a card, or below 0 for a direct attack
  public void declare(int attacker, int defender) {
    set(TableCounter.TUSSLE, TussleState.DECLARED.ordinal());
    set(TableCounter.ATTACKER, ref(attacker));
    set(TableCounter.DEFENDER, defender < 0 ? CardRef.NONE : ref(defender));
  }

  /// Calls the tussle off.
  @Rule("GG 7.6")
  public void callOff() {
    set(TableCounter.TUSSLE, TussleState.CALLED_OFF.ordinal());
  }

  /// The tussle is over.
  public void endTussle() {
    set(TableCounter.TUSSLE, TussleState.NONE.ordinal());
    set(TableCounter.ATTACKER, CardRef.NONE);
    set(TableCounter.DEFENDER, CardRef.NONE);
  }

  /// The triggered abilities that have been set off and wait, in that order.
  @Rule({"GG 12.3", "GG Q25"})
  public PendingTexts<TriggeredText> triggers() {
    return triggers;
  }

  /// Ends the play.
  public void end(Outcome how) {
    state.end(how);
    agenda.clear();
    if (heard()) {
      tell(new PublicEvent.Ended(how));
    }
  }

  /// Keeps the figures of all cards in play until something changes that they depend on; [Layers#of] finds them.
  DerivedCache<DerivedValues> derived() {
    return derived;
  }

  /// Whether no Toy has changed since [#settle].
  public boolean settled() {
    return settled;
  }

  /// Notes that no Toy without stamina is left.
  public void settle() {
    settled = true;
  }
}
