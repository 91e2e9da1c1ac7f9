package cardwright.ggltcg.board;

import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Listener;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.event.Happening;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Duration;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The state of one play, and the only place that changes it.
///
/// Sets of cards are bits of a `long`, by card index. All numbers lie in one array, the spine: a few of the whole table, then three columns by card: where it is, what it lost, its life.
public final class Board {
  private static final int TURN = 0;
  private static final int ACTIVE = 1;
  private static final int CC = 2;
  private static final int DIRECT_ATTACKS = 4;
  private static final int DEEDS = 5;
  private static final int DEAD_TURNS = 6;
  private static final int TUSSLE = 7;
  private static final int ATTACKER = 8;
  private static final int DEFENDER = 9;
  private static final int COLUMNS = 10;

  private static final Lasting[] NOTHING_LASTS = {};

  /// Whether a tussle goes on.
  public enum TussleState {
    NONE,
    DECLARED,
    CALLED_OFF
  }

  private final Cast cast;

  // The state: each field is copied by copyTo and written by fingerprint.
  private final long[] zones = new long[8];
  private final int[] spine;
  private final Card[] faces;
  // Copies share this array, so it is replaced and never written to.
  private Lasting[] lasting = NOTHING_LASTS;
  private final PendingTriggers triggers = new PendingTriggers();
  private final Agenda agenda = new Agenda();
  private @Nullable Outcome outcome;

  // Caches: neither copied nor written.
  private int version;
  private boolean settled;
  private @Nullable Figures figures;
  private @Nullable Listener listener;

  /// A board on which every card is in its owner's hand and no turn has begun.
  public Board(Cast cast) {
    this.cast = cast;
    this.spine = new int[COLUMNS + 3 * cast.size()];
    this.faces = new Card[cast.size()];
    for (int card = 0; card < faces.length; card++) {
      faces[card] = cast.card(card);
      spine[COLUMNS + card] = at(Zone.HAND, cast.owner(card));
    }
    spine[ATTACKER] = CardRef.NONE;
    spine[DEFENDER] = CardRef.NONE;
    zones[at(Zone.HAND, Seat.A)] = cast.owned(Seat.A);
    zones[at(Zone.HAND, Seat.B)] = cast.owned(Seat.B);
  }

  private Board(Board other) {
    this.cast = other.cast;
    this.spine = new int[other.spine.length];
    this.faces = new Card[other.faces.length];
    other.copyTo(this);
  }

  /// An independent twin without a listener.
  public Board copy() {
    return new Board(this);
  }

  /// Makes another board of the same play equal to this one.
  public void copyTo(Board twin) {
    System.arraycopy(zones, 0, twin.zones, 0, zones.length);
    System.arraycopy(spine, 0, twin.spine, 0, spine.length);
    System.arraycopy(faces, 0, twin.faces, 0, faces.length);
    twin.lasting = lasting;
    triggers.copyTo(twin.triggers);
    agenda.copyTo(twin.agenda);
    twin.outcome = outcome;
    twin.change();
  }

  /// 64 bits over the whole state. Life numbers do not count, only whether references still hold.
  public long fingerprint() {
    return fingerprint(turn());
  }

  /// 64 bits over the whole state, as if it were that turn.
  public long fingerprint(int turn) {
    Fingerprint out = new Fingerprint(this::holds);
    for (long zone : zones) {
      out.add(zone);
    }
    out.add(turn);
    for (int i = ACTIVE; i < ATTACKER; i++) {
      out.add(spine[i]);
    }
    out.ref(spine[ATTACKER]).ref(spine[DEFENDER]);
    for (int card = 0; card < faces.length; card++) {
      out.add(faces[card].code()).add(lost(card));
    }
    out.add(lasting.length);
    for (Lasting each : lasting) {
      each.write(out);
    }
    triggers.write(out);
    agenda.write(out);
    if (outcome != null) {
      out.add(outcome.toString());
    }
    return out.value();
  }

  /// The cards of the play.
  public Cast cast() {
    return cast;
  }

  /// What is still to be done.
  public Agenda agenda() {
    return agenda;
  }

  /// The cards in a zone of a seat: in play those it controls, elsewhere those it owns.
  public long cards(Zone zone, Seat seat) {
    return zones[at(zone, seat)];
  }

  /// All cards in play.
  public long inPlay() {
    return zones[at(Zone.PLAY, Seat.A)] | zones[at(Zone.PLAY, Seat.B)];
  }

  /// The cards that a seat owns and that are not asleep, wherever they are.
  @Rule("GG Q21")
  public long awake(Seat seat) {
    return cast.owned(seat) & ~zones[at(Zone.SLEEP, seat)];
  }

  /// Where a card is.
  public Zone zone(int card) {
    return Zone.of(spine[COLUMNS + card] >> 1);
  }

  /// On whose side a card is: in play its controller's, elsewhere its owner's.
  @Rule("GG 13.2")
  public Seat side(int card) {
    return Seat.of(spine[COLUMNS + card] & 1);
  }

  private static int at(Zone zone, Seat seat) {
    return zone.ordinal() << 1 | seat.ordinal();
  }

  /// What a card is now: itself, or what it is a copy of.
  @Rule("GG 5.7")
  public Card face(int card) {
    return faces[card];
  }

  /// The stamina that a card has lost, by damage or otherwise.
  @Rule("GG 3.5")
  public int lost(int card) {
    return spine[COLUMNS + faces.length + card];
  }

  /// A reference to a card in its present life.
  public int ref(int card) {
    return CardRef.of(card, spine[COLUMNS + 2 * faces.length + card]);
  }

  /// Whether a reference still means the card that it was made for.
  public boolean holds(int ref) {
    return ref != CardRef.NONE && ref == ref(CardRef.card(ref));
  }

  /// Moves a card to another zone: all that was changed on it is gone, and it is a new object.
  ///
  /// @param seat the controller for a card that enters play; a card that goes anywhere else goes to its owner
  @Rule({"GG 3.4", "GG 13.4"})
  public void move(int card, Zone zone, Seat seat) {
    boolean played = zone == Zone.PLAY || (inPlay() >> card & 1) != 0;
    put(card, at(zone, zone == Zone.PLAY ? seat : cast.owner(card)));
    faces[card] = cast.card(card);
    spine[COLUMNS + faces.length + card] = 0;
    spine[COLUMNS + 2 * faces.length + card]++;
    // Only cards in play have figures, give figures, or are told apart by effects that last.
    if (played) {
      changedInPlay();
    }
  }

  private void changedInPlay() {
    if (lasting.length > 0) {
      lasting = Arrays.stream(lasting).filter(each -> holds(each.ref())).toArray(Lasting[]::new);
    }
    change();
  }

  /// Makes a card in play another's duplicate.
  @Rule({"GG 5.7", "GG Q14"})
  public void turnInto(int card, Card face) {
    faces[card] = face;
    change();
  }

  /// Gives a card in play to the other seat. It stays the same object, with all that was changed on it.
  @Rule({"GG 13.3", "GG Q19"})
  public void control(int card, Seat seat) {
    put(card, at(Zone.PLAY, seat));
    change();
  }

  private void change() {
    version++;
    settled = false;
  }

  private void put(int card, int place) {
    zones[spine[COLUMNS + card]] &= ~(1L << card);
    zones[place] |= 1L << card;
    spine[COLUMNS + card] = place;
  }

  /// Takes stamina off a card.
  public void lose(int card, int stamina) {
    spine[COLUMNS + faces.length + card] += stamina;
    settled = false;
  }

  /// Sets the stamina that counts as printed; what was lost is forgotten.
  @Rule("GG Q37")
  public void setStamina(int card, int to, String source) {
    spine[COLUMNS + faces.length + card] = 0;
    last(new Lasting.StaminaSet(ref(card), to, source));
  }

  /// Adds a lasting effect.
  public void last(Lasting effect) {
    lasting = Arrays.copyOf(lasting, lasting.length + 1);
    lasting[lasting.length - 1] = effect;
    change();
  }

  /// Ends what lasts until end of turn.
  @Rule("GG Q39")
  public void endOfTurn() {
    if (lasting.length > 0) {
      lasting =
          Arrays.stream(lasting)
              .filter(each -> each.duration() != Duration.END_OF_TURN)
              .toArray(Lasting[]::new);
      change();
    }
  }

  /// The lasting effects, oldest first. Not to be written to.
  Lasting[] lasting() {
    return lasting;
  }

  /// The number of the turn, from 1; 0 before the first.
  public int turn() {
    return spine[TURN];
  }

  /// Whose turn it is.
  public Seat active() {
    return Seat.of(spine[ACTIVE]);
  }

  /// Sets the turn: nothing has been done in it yet.
  public void beginTurn(int turn, Seat active) {
    spine[TURN] = turn;
    spine[ACTIVE] = active.ordinal();
    spine[DIRECT_ATTACKS] = 0;
    spine[DEEDS] = 0;
  }

  /// The CC of a seat, 0 to 7.
  public int cc(Seat seat) {
    return spine[CC + seat.ordinal()];
  }

  /// Sets the CC of a seat.
  public void setCc(Seat seat, int cc) {
    spine[CC + seat.ordinal()] = cc;
  }

  /// How many direct attacks were made this turn.
  public int directAttacks() {
    return spine[DIRECT_ATTACKS];
  }

  /// Sets how many direct attacks were made this turn.
  public void setDirectAttacks(int number) {
    spine[DIRECT_ATTACKS] = number;
  }

  /// How many things have been done this turn: cards played, tussles, abilities used or set off.
  public int deeds() {
    return spine[DEEDS];
  }

  /// Counts one thing more that has been done this turn.
  public void countDeed() {
    spine[DEEDS]++;
  }

  /// How many turns in a row nobody could do anything (GG Q31).
  public int deadTurns() {
    return spine[DEAD_TURNS];
  }

  /// Sets how many turns in a row nobody could do anything.
  public void setDeadTurns(int number) {
    spine[DEAD_TURNS] = number;
  }

  /// Whether a tussle goes on.
  public TussleState tussle() {
    return switch (spine[TUSSLE]) {
      case 0 -> TussleState.NONE;
      case 1 -> TussleState.DECLARED;
      default -> TussleState.CALLED_OFF;
    };
  }

  /// The attacker of the tussle, with its life.
  public int attacker() {
    return spine[ATTACKER];
  }

  /// The defender of the tussle, with its life; [CardRef#NONE] in a direct attack.
  public int defender() {
    return spine[DEFENDER];
  }

  /// Begins a tussle.
  ///
  /// @param defender a card, or below 0 for a direct attack
  public void declare(int attacker, int defender) {
    spine[TUSSLE] = TussleState.DECLARED.ordinal();
    spine[ATTACKER] = ref(attacker);
    spine[DEFENDER] = defender < 0 ? CardRef.NONE : ref(defender);
  }

  /// Calls the tussle off.
  @Rule("GG 7.6")
  public void callOff() {
    spine[TUSSLE] = TussleState.CALLED_OFF.ordinal();
  }

  /// The tussle is over.
  public void endTussle() {
    spine[TUSSLE] = TussleState.NONE.ordinal();
    spine[ATTACKER] = CardRef.NONE;
    spine[DEFENDER] = CardRef.NONE;
  }

  /// The triggered abilities that wait.
  public PendingTriggers triggers() {
    return triggers;
  }

  /// How the play ended, or null while it goes on.
  public @Nullable Outcome outcome() {
    return outcome;
  }

  /// Ends the play.
  public void end(Outcome how) {
    outcome = how;
    agenda.clear();
    tell(new Happening.Ended(how.toString()));
  }

  /// The figures of all cards in play, kept until something changes that they depend on.
  public Figures figures() {
    if (figures == null) {
      figures = new Figures(cast.size());
    }
    figures.update(this, version);
    return figures;
  }

  /// Whether no Toy has changed since [#settle].
  public boolean settled() {
    return settled;
  }

  /// Notes that no Toy without stamina is left.
  public void settle() {
    settled = true;
  }

  /// The stamina that a Toy in play has left.
  public int stamina(int card) {
    return figures().stamina(card) - lost(card);
  }

  /// Tells events to a listener, or to nobody.
  public void listen(@Nullable Listener listener) {
    this.listener = listener;
  }

  /// Whether anybody listens: events are made only then.
  public boolean heard() {
    return listener != null;
  }

  /// Tells an event.
  public void tell(Happening event) {
    if (listener != null) {
      listener.on(event);
    }
  }
}
