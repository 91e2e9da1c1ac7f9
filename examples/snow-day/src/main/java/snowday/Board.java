package snowday;

import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.cardgame.plain.PlainBoard;
import cardwright.cardgame.plain.PlainText;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.state.CardZone;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import java.util.Arrays;
import java.util.Optional;
import snowday.Board.OfSeat;
import snowday.Board.OfTable;
import snowday.Board.Zone;
import snowday.Card.When;

/// The state of one play, and the only place that changes it.
final class Board extends PlainBoard<Board, Card, Zone, OfTable, OfSeat, Effect> {
  /// The highest turn (SD 6.2).
  static final int LAST_TURN = 20;

  static final int DEEDS_A_TURN = 2;
  static final int FORT_AT_START = 8;
  private static final int HAND_AT_START = 4;

  /// Cards lie by index everywhere: a deck has no order (SD 2.2).
  enum Zone implements CardZone {
    DECK(Seen.BY_NOBODY),
    HAND(Seen.BY_OWNER),
    YARD(Seen.BY_ALL),
    INSIDE(Seen.BY_ALL);

    private final Seen seen;

    Zone(Seen seen) {
      this.seen = seen;
    }

    @Override
    public Seen seen() {
      return seen;
    }

    @Override
    public boolean inPlay() {
      return this == YARD;
    }
  }

  enum OfTable {
    TURN,
    ACTIVE,
    /// How many more things the active player may do this turn.
    DEEDS
  }

  enum OfSeat {
    FORT
  }

  // The only number of a card: 1 when it has thrown this turn.
  private static final int THROWN = 0;

  /// A board before the first turn: all cards lie in the decks.
  Board(CardPool<Card> pool) {
    super(pool, Zone.class, card -> Zone.DECK, 1, OfTable.class, OfSeat.class);
    setFort(Seat.A, FORT_AT_START);
    setFort(Seat.B, FORT_AT_START);
  }

  private Board(Board like) {
    super(like);
  }

  @Override
  protected Board blank() {
    return new Board(this);
  }

  /// Whether a friend has thrown this turn.
  boolean hasThrown(int card) {
    return at(THROWN, card) == 1;
  }

  Seat active() {
    return Seat.of(get(OfTable.ACTIVE));
  }

  void setTurn(int turn, Seat active, int deeds) {
    set(OfTable.TURN, turn);
    set(OfTable.ACTIVE, active.ordinal());
    set(OfTable.DEEDS, deeds);
  }

  int fort(Seat seat) {
    return get(OfSeat.FORT, seat);
  }

  void setFort(Seat seat, int snow) {
    set(OfSeat.FORT, seat, snow);
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
    while (outcome() == null) {
      if (agenda().size() > 0) {
        if (!new Texts(this, chance).goOn(chance)) {
          return;
        }
      } else if (get(OfTable.DEEDS) > 0) {
        return;
      } else {
        endTurn(chance);
      }
    }
  }

  private void beginTurn(int turn, Seat seat) {
    setTurn(turn, seat, DEEDS_A_TURN);
    for (int card = 0; card < pool().size(); card++) {
      put(THROWN, card, 0);
    }
    tell(new PublicEvent.TurnBegan(turn, seat));
  }

  /// SD 3.1 and SD 6.2.
  private void endTurn(Chance chance) {
    if (get(OfTable.TURN) == LAST_TURN) {
      int lead = fort(Seat.A) - fort(Seat.B);
      Message why = Messages.of("end.last-turn", number(LAST_TURN));
      finish(lead == 0 ? Outcome.draw(why) : Outcome.win(lead > 0 ? Seat.A : Seat.B, why));
      return;
    }
    Seat next = active().other();
    beginTurn(get(OfTable.TURN) + 1, next);
    draw(next, chance);
  }

  private void finish(Outcome how) {
    end(how);
    tell(new PublicEvent.Ended(how));
  }

  /// A deck has no order: each of its cards is as likely to be drawn (SD 2.2).
  private boolean draw(Seat seat, Chance chance) {
    int[] deck = cards(seat, Zone.DECK);
    if (deck.length == 0) {
      return false;
    }
    int card = deck[chance.roll(deck.length)];
    put(card, Zone.HAND);
    tell(new PublicEvent.Drew(seat, card(card).name()));
    return true;
  }

  /// Plays a card from the hand (SD 4).
  void play(int card) {
    set(OfTable.DEEDS, get(OfTable.DEEDS) - 1);
    tell(new PublicEvent.Played(owner(card), card(card).name()));
    boolean friend = card(card).face().kind() == Card.Kind.FRIEND;
    put(card, friend ? Zone.YARD : Zone.INSIDE);
    say(card, friend ? When.PLAYED : When.TRICK);
  }

  /// Two friends throw at one another, both at once (SD 5.2).
  void fight(int attacker, int defender) {
    set(OfTable.DEEDS, get(OfTable.DEEDS) - 1);
    put(THROWN, attacker, 1);
    Card one = card(attacker);
    Card other = card(defender);
    tell(new PublicEvent.Threw(one.name(), other.name()));
    if (one.face().power() >= other.face().warmth()) {
      goInside(defender);
    }
    if (other.face().power() >= one.face().warmth()) {
      goInside(attacker);
    }
  }

  /// A friend throws at the fort that no friend guards (SD 5.3).
  void hitFort(int attacker) {
    set(OfTable.DEEDS, get(OfTable.DEEDS) - 1);
    put(THROWN, attacker, 1);
    tell(new PublicEvent.ThrewAtFort(card(attacker).name()));
    changeFort(owner(attacker).other(), -card(attacker).face().power());
  }

  /// The active player is done (SD 3.4).
  void pass() {
    tell(new PublicEvent.Passed(active()));
    set(OfTable.DEEDS, 0);
  }

  private void goInside(int card) {
    put(card, Zone.INSIDE);
    tell(new PublicEvent.WentInside(owner(card), card(card).name()));
    say(card, When.INSIDE);
  }

  private void changeFort(Seat seat, int by) {
    setFort(seat, Math.max(0, fort(seat) + by));
    tell(new PublicEvent.FortChanged(seat, by, fort(seat)));
    if (fort(seat) == 0) {
      finish(Outcome.win(seat.other(), Messages.of("end.fort-gone", player(seat))));
    }
  }

  /// Puts what a card says on the agenda: the last line first, so that the first comes up first.
  private void say(int card, When when) {
    for (int line = card(card).abilities().size() - 1; line >= 0; line--) {
      if (card(card).abilities().get(line).when() == when) {
        agenda()
            .push(
                PlainText.of(card(card).name(), line, card(card).scripts().get(line), owner(card)));
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
          put(THROWN, CardRef.card(ref), 0);
          tell(new PublicEvent.Readied(card(CardRef.card(ref)).name()));
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
