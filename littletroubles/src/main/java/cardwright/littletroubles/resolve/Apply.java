package cardwright.littletroubles.resolve;

import cardwright.cardgame.text.SharedCardEffect;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Limits;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.Destination;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.EventKind;
import cardwright.littletroubles.vocabulary.Kind;
import java.util.Arrays;
import java.util.Objects;

/// Carries out what happens in one moment.
final class Apply {
  private static final SharedCardEffect.Where[] WHERE = SharedCardEffect.Where.values();
  private static final Kind[] KINDS = Kind.values();

  private Apply() {}

  /// Lets events happen.
  ///
  /// @return those that did happen
  static GameEvent[] all(Board board, Chance chance, GameEvent[] events) {
    GameEvent[] happened = new GameEvent[events.length];
    int[] holders = null;
    int count = 0;
    for (GameEvent event : events) {
      int holder = event.ref() == CardRef.NONE ? Board.EMPTY : holder(board, event);
      boolean happens =
          event.what() == EventKind.LOSE
              ? isBeaten(happened, count, event.ref())
              : one(board, chance, event);
      if (happens) {
        if (holder != Board.EMPTY) {
          if (holders == null) {
            holders = new int[events.length];
            Arrays.fill(holders, Board.EMPTY);
          }
          holders[count] = holder;
        }
        happened[count++] = event;
      }
    }
    // Only when the moment is over is it plain which Toys stay.
    for (int i = 0; holders != null && i < count; i++) {
      if (holders[i] != Board.EMPTY) {
        Links.dropped(board, chance, holders[i], CardRef.card(happened[i].ref()));
      }
    }
    GameEvent[] done = count == happened.length ? happened : Arrays.copyOf(happened, count);
    for (GameEvent event : done) {
      Goals.count(board, event);
    }
    Links.check(board, chance);
    Fights.check(board);
    return done;
  }

  /// A Fight Loss is what is done to the loser in the same moment.
  @Rule("LT 2.2.3i")
  private static boolean isBeaten(GameEvent[] happened, int count, int loser) {
    for (int i = 0; i < count; i++) {
      if (happened[i].ref() == loser && happened[i].isFate()) {
        return true;
      }
    }
    return false;
  }

  /// The partner of a card that is about to leave, or [Board#EMPTY].
  private static int holder(Board board, GameEvent event) {
    EventKind what = event.what();
    boolean leaves =
        what == EventKind.TO_TIMEOUT || what == EventKind.TO_HAND || what == EventKind.TO_DECK;
    return leaves ? board.grips().link(CardRef.card(event.ref())) : Board.EMPTY;
  }

  private static boolean one(Board board, Chance chance, GameEvent event) {
    int card = event.ref() == CardRef.NONE ? Board.EMPTY : CardRef.card(event.ref());
    return switch (event.what()) {
      case REGRESS -> board.holds(event.ref()) && regress(board, card, event);
      case RESTORE -> board.holds(event.ref()) && restore(board, card);
      case TO_TIMEOUT -> board.holds(event.ref()) && timeout(board, card, event);
      case TO_HAND -> board.holds(event.ref()) && hand(board, card);
      case TO_DECK -> {
        boolean there = board.holds(event.ref());
        if (there) {
          Moves.toDeck(board, card, WHERE[event.amount()], chance);
        }
        yield there;
      }
      case ENTER -> board.holds(event.ref()) && Entry.enter(board, card, event);
      case GRAB -> Links.grab(board, chance, event);
      case DROP -> Links.drop(board, card, event);
      case GAIN -> gain(board, seat(event), event.amount());
      case LOSE_COOKIES -> lose(board, seat(event), event.amount());
      case DRAW -> draw(board, chance, seat(event), event.amount());
      case DISCARD -> board.holds(event.ref()) && discard(board, card);
      case COUNTER -> board.holds(event.ref()) && counters(board, card, event);
      case WIN -> win(board, card, seat(event));
      case PLAY -> played(board, card, seat(event));
      case TIE -> {
        if (board.heard() && event.ref() == board.get(TableCounter.ATTACKER)) {
          board.tell(new PublicEvent.FightTied());
        }
        yield true;
      }
      case LOSE,
          PICKED,
          PICK,
          SEARCH,
          REWARD,
          USE,
          RESOURCES,
          GOAL,
          TURN_START,
          TURN_END,
          BUILD_END,
          FIGHT_START,
          FIGHT_END,
          RESOURCE_START ->
          true;
    };
  }

  @Rule("LT C71")
  private static boolean draw(Board board, Chance chance, Seat seat, int cards) {
    int drawn = Moves.draw(board, seat, cards, chance);
    board.add(SeatCounter.DRAWN, seat, drawn);
    return drawn > 0;
  }

  private static Seat seat(GameEvent event) {
    return Objects.requireNonNull(event.seat());
  }

  @Rule({"LT 5.1b", "LT 5.1c", "LT 5.1d"})
  private static boolean regress(Board board, int card, GameEvent event) {
    if (!Candidates.canRegress(board, card)) {
      return false;
    }
    String name = board.face(card).name();
    board.turn(card, true);
    board.setResolution(board.resolution().regress(event.ref()));
    if (board.heard()) {
      board.tell(new PublicEvent.Regressed(name, board.face(card).name()));
    }
    return true;
  }

  @Rule("LT 5.1e")
  private static boolean restore(Board board, int card) {
    if (!Candidates.canRestore(board, card)) {
      return false;
    }
    board.turn(card, false);
    if (board.heard()) {
      board.tell(new PublicEvent.Restored(board.face(card).name()));
    }
    return true;
  }

  @Rule("LT 4.4a")
  private static boolean timeout(Board board, int card, GameEvent event) {
    boolean inPlay = board.inPlay(card);
    if (inPlay && !Limits.allow(board, card, Ability.Forbidden.TO_TIMEOUT, event.seat())) {
      return false;
    }
    tellMoved(board, card, Destination.TIMEOUT);
    board.moveToPile(card, Zone.TIMEOUT, false);
    return true;
  }

  private static boolean hand(Board board, int card) {
    tellMoved(board, card, Destination.HAND);
    board.moveToPile(card, Zone.HAND, false);
    return true;
  }

  private static boolean discard(Board board, int card) {
    if (board.heard()) {
      board.tell(new PublicEvent.Discarded(board.pool().owner(card), board.face(card).name()));
    }
    board.moveToPile(card, Zone.TIMEOUT, false);
    return true;
  }

  private static void tellMoved(Board board, int card, Destination where) {
    if (board.heard()) {
      board.tell(new PublicEvent.Moved(board.face(card).name(), board.pool().owner(card), where));
    }
  }

  static boolean gain(Board board, Seat seat, int cookies) {
    if (cookies <= 0) {
      return false;
    }
    board.add(SeatCounter.COOKIES, seat, cookies);
    if (board.heard()) {
      board.tell(new PublicEvent.Gained(seat, cookies, board.get(SeatCounter.COOKIES, seat)));
    }
    return true;
  }

  @Rule("LT C33")
  private static boolean lose(Board board, Seat seat, int cookies) {
    int lost = Math.min(cookies, board.get(SeatCounter.COOKIES, seat));
    if (lost <= 0) {
      return false;
    }
    board.add(SeatCounter.COOKIES, seat, -lost);
    if (board.heard()) {
      board.tell(new PublicEvent.LostCookies(seat, lost, board.get(SeatCounter.COOKIES, seat)));
    }
    return true;
  }

  @Rule("LT D19")
  private static boolean counters(Board board, int card, GameEvent event) {
    if (!board.inPlay(card) || event.amount() <= 0) {
      return false;
    }
    int now = board.counters().number(card, event.name()) + event.amount();
    board.setCounters(card, event.name(), now);
    if (board.heard()) {
      board.tell(
          new PublicEvent.CountersPut(board.face(card).name(), event.name(), event.amount(), now));
    }
    return true;
  }

  private static boolean win(Board board, int card, Seat seat) {
    board.add(SeatCounter.WINS, seat, 1);
    board.add(SeatCounter.WINS_THIS_TURN, seat, 1);
    if (board.heard()) {
      board.tell(
          new PublicEvent.FightWon(
              seat, board.face(card).name(), board.get(SeatCounter.WINS, seat)));
    }
    return true;
  }

  /// What was played is remembered: Actions are counted, and the last numeric cost of each kind.
  @Rule({"LT 6.4d", "LT 6.4e", "LT B67", "LT B69"})
  private static boolean played(Board board, int card, Seat seat) {
    if (board.card(card).front().is(Kind.ACTION)) {
      board.add(SeatCounter.ACTIONS, seat, 1);
    }
    int cost = board.card(card).cost();
    if (cost != Card.X) {
      for (Kind kind : KINDS) {
        if (board.card(card).front().is(kind)) {
          board.setLastCost(kind, cost);
        }
      }
    }
    return true;
  }
}
