package snowday;

import cardwright.cardgame.state.CardColumns;
import cardwright.cardgame.state.EventSink;
import cardwright.cardgame.state.Numbers;
import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import snowday.Card.When;

/// The state of one play, and the only place that changes it.
final class Board {
  /// The highest turn (SD 6.2).
  static final int LAST_TURN = 20;

  static final int DEEDS_A_TURN = 2;
  static final int FORT_AT_START = 8;
  private static final int HAND_AT_START = 4;

  enum Zone {
    DECK,
    HAND,
    YARD,
    INSIDE
  }

  private enum OfTable {
    TURN,
    ACTIVE,
    DEEDS
  }

  private enum OfSeat {
    FORT
  }

  // The columns of each card: its zone, and whether it has thrown this turn.
  private static final int ZONE = 0;
  private static final int THROWN = 1;

  private final List<Card> cards;
  private final int cardsOfA;

  // The state: all of it is copied by copyTo and written by fingerprint.
  private final Numbers<OfTable, OfSeat> numbers =
      new Numbers<>(OfTable.class, OfSeat.class, EnumSet.noneOf(OfTable.class));
  private final CardColumns columns;
  private final Agenda agenda = new Agenda();
  private Optional<Outcome> outcome = Optional.empty();

  private final EventSink events = new EventSink();

  /// A board before the first turn: all cards lie in the decks.
  Board(List<Card> ofA, List<Card> ofB) {
    this(
        IntStream.range(0, 2).boxed().flatMap(i -> (i == 0 ? ofA : ofB).stream()).toList(),
        ofA.size());
    setFort(Seat.A, FORT_AT_START);
    setFort(Seat.B, FORT_AT_START);
  }

  private Board(List<Card> cards, int cardsOfA) {
    this.cards = cards;
    this.cardsOfA = cardsOfA;
    this.columns = new CardColumns(cards.size(), 2);
  }

  Board copy() {
    Board twin = new Board(cards, cardsOfA);
    copyTo(twin);
    return twin;
  }

  void copyTo(Board twin) {
    numbers.copyTo(twin.numbers);
    columns.copyTo(twin.columns);
    agenda.copyTo(twin.agenda);
    twin.outcome = outcome;
  }

  long fingerprint() {
    Fingerprint out = new Fingerprint(columns::holds);
    numbers.write(out);
    for (int card = 0; card < cards.size(); card++) {
      columns.write(out, card);
    }
    agenda.write(out);
    outcome.ifPresent(how -> out.add(how.toString()));
    return out.value();
  }

  int size() {
    return cards.size();
  }

  Card card(int index) {
    return cards.get(index);
  }

  Seat owner(int card) {
    return card < cardsOfA ? Seat.A : Seat.B;
  }

  Zone zone(int card) {
    return Zone.values()[columns.at(ZONE, card)];
  }

  /// A card that goes to another zone is a new object: who had chosen it finds it no more.
  void put(int card, Zone zone) {
    columns.put(ZONE, card, zone.ordinal());
    columns.beginLife(card);
    setThrown(card, false);
  }

  /// The cards of a seat in a zone, by index.
  int[] cards(Seat seat, Zone zone) {
    return IntStream.range(0, cards.size())
        .filter(card -> owner(card) == seat && zone(card) == zone)
        .toArray();
  }

  /// Whether a friend has thrown this turn.
  boolean hasThrown(int card) {
    return columns.at(THROWN, card) == 1;
  }

  private void setThrown(int card, boolean thrown) {
    columns.put(THROWN, card, thrown ? 1 : 0);
  }

  int turn() {
    return numbers.get(OfTable.TURN);
  }

  Seat active() {
    return Seat.of(numbers.get(OfTable.ACTIVE));
  }

  /// How many more things the active player may do this turn.
  int deeds() {
    return numbers.get(OfTable.DEEDS);
  }

  void setTurn(int turn, Seat active, int deeds) {
    numbers.set(OfTable.TURN, turn);
    numbers.set(OfTable.ACTIVE, active.ordinal());
    numbers.set(OfTable.DEEDS, deeds);
  }

  int fort(Seat seat) {
    return numbers.get(OfSeat.FORT, seat);
  }

  void setFort(Seat seat, int snow) {
    numbers.set(OfSeat.FORT, seat, snow);
  }

  /// A reference to a card, which holds until the card goes to another zone.
  int ref(int card) {
    return columns.ref(card);
  }

  Agenda agenda() {
    return agenda;
  }

  Optional<Outcome> outcome() {
    return outcome;
  }

  EventSink events() {
    return events;
  }

  void tell(Happening event) {
    events.tell(event);
  }

  /// Deals the first hands and begins the first turn (SD 2).
  void start(Optional<Seat> first, Chance chance) {
    Seat begins = first.orElseGet(() -> Seat.of(chance.roll(2)));
    for (Seat seat : Seat.values()) {
      for (int i = 0; i < HAND_AT_START; i++) {
        draw(seat, chance);
      }
    }
    beginTurn(1, begins);
    run(chance);
  }

  /// Goes on until somebody has to decide, or the play is over.
  void run(Chance chance) {
    while (outcome.isEmpty()) {
      if (agenda.size() > 0) {
        if (!Texts.goOn(this, chance)) {
          return;
        }
      } else if (deeds() > 0) {
        return;
      } else {
        endTurn(chance);
      }
    }
  }

  private void beginTurn(int turn, Seat seat) {
    setTurn(turn, seat, DEEDS_A_TURN);
    for (int card = 0; card < cards.size(); card++) {
      setThrown(card, false);
    }
    tell(new Happening.TurnBegan(turn, seat));
  }

  /// SD 3.1 and SD 6.2.
  private void endTurn(Chance chance) {
    if (turn() == LAST_TURN) {
      int lead = fort(Seat.A) - fort(Seat.B);
      String why = "turn " + LAST_TURN + " is over (SD 6.2)";
      end(lead == 0 ? Outcome.draw(why) : Outcome.win(lead > 0 ? Seat.A : Seat.B, why));
      return;
    }
    Seat next = active().other();
    beginTurn(turn() + 1, next);
    draw(next, chance);
  }

  private void end(Outcome how) {
    outcome = Optional.of(how);
    agenda.clear();
    tell(new Happening.Ended(how.toString()));
  }

  /// A deck has no order: each of its cards is as likely to be drawn (SD 2.2).
  private boolean draw(Seat seat, Chance chance) {
    int[] deck = cards(seat, Zone.DECK);
    if (deck.length == 0) {
      return false;
    }
    int card = deck[chance.roll(deck.length)];
    put(card, Zone.HAND);
    tell(new Happening.Drew(seat, card(card).name()));
    return true;
  }

  /// Plays a card from the hand (SD 4).
  void play(int card) {
    numbers.set(OfTable.DEEDS, deeds() - 1);
    tell(new Happening.Played(owner(card), card(card).name()));
    boolean friend = card(card).face().kind() == Card.Kind.FRIEND;
    put(card, friend ? Zone.YARD : Zone.INSIDE);
    say(card, friend ? When.PLAYED : When.TRICK);
  }

  /// Two friends throw at one another, both at once (SD 5.2).
  void fight(int attacker, int defender) {
    numbers.set(OfTable.DEEDS, deeds() - 1);
    setThrown(attacker, true);
    Card one = card(attacker);
    Card other = card(defender);
    tell(new Happening.Threw(one.name(), other.name()));
    if (one.face().power() >= other.face().warmth()) {
      goInside(defender);
    }
    if (other.face().power() >= one.face().warmth()) {
      goInside(attacker);
    }
  }

  /// A friend throws at the fort that no friend guards (SD 5.3).
  void hitFort(int attacker) {
    numbers.set(OfTable.DEEDS, deeds() - 1);
    setThrown(attacker, true);
    tell(new Happening.Threw(card(attacker).name(), "the fort"));
    changeFort(owner(attacker).other(), -card(attacker).face().power());
  }

  /// The active player is done (SD 3.4).
  void pass() {
    tell(new Happening.Passed(active()));
    numbers.set(OfTable.DEEDS, 0);
  }

  private void goInside(int card) {
    put(card, Zone.INSIDE);
    tell(new Happening.WentInside(owner(card), card(card).name()));
    say(card, When.INSIDE);
  }

  private void changeFort(Seat seat, int by) {
    setFort(seat, Math.max(0, fort(seat) + by));
    tell(new Happening.FortChanged(seat, by, fort(seat)));
    if (fort(seat) == 0) {
      end(Outcome.win(seat.other(), seat + "'s fort is gone (SD 6.1)"));
    }
  }

  /// Puts what a card says on the agenda: the last line first, so that the first comes up first.
  private void say(int card, When when) {
    for (int line = card(card).abilities().size() - 1; line >= 0; line--) {
      if (card(card).abilities().get(line).when() == when) {
        agenda.push(TextFrame.of(card(card), line, owner(card)));
      }
    }
  }

  /// Carries an effect out.
  ///
  /// @param picked the friends that were chosen for it
  /// @return whether all of it could be done
  boolean carryOut(Effect effect, Seat you, int[] picked, Chance chance) {
    return switch (effect) {
      case Effect.Draw(int count) -> {
        boolean all = true;
        for (int i = 0; i < count; i++) {
          all &= draw(you, chance);
        }
        yield all;
      }
      case Effect.Pack(int snow) -> {
        changeFort(you, snow);
        yield true;
      }
      case Effect.Melt(int snow) -> {
        changeFort(you.other(), -snow);
        yield true;
      }
      case Effect.SendInside _ -> {
        Arrays.stream(picked).forEach(ref -> goInside(CardRef.card(ref)));
        yield picked.length > 0;
      }
      case Effect.Ready _ -> {
        for (int ref : picked) {
          setThrown(CardRef.card(ref), false);
          tell(new Happening.Readied(card(CardRef.card(ref)).name()));
        }
        yield picked.length > 0;
      }
      case Effect.FortIsLower _ -> fort(you) < fort(you.other());
      case Effect.EachFriend _ -> true;
    };
  }

  /// The friends that can be chosen for an effect (SD 4.4).
  int[] candidates(Effect effect, Seat you) {
    return switch (effect) {
      case Effect.SendInside(Effect.Whose whose) ->
          cards(whose == Effect.Whose.YOURS ? you : you.other(), Zone.YARD);
      case Effect.Ready _ -> cards(you, Zone.YARD);
      case Effect.Draw _, Effect.Pack _, Effect.Melt _, Effect.FortIsLower _, Effect.EachFriend _ ->
          new int[0];
    };
  }
}
