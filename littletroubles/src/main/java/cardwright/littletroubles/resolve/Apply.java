package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.Destination;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.PastEvent;
import java.util.Arrays;

/// Carries out what happens in one moment.
final class Apply {
  private static final Kind[] KINDS = Kind.values();

  private Apply() {}

  /// Lets events happen.
  ///
  /// @param events not written to
  /// @return those that did happen, in an array of their own where some did not
  static GameEvent[] all(Board board, Chance chance, GameEvent[] events) {
    // Nearly always all of them happen; where one does not, the others are copied.
    GameEvent[] happened = events;
    boolean copied = false;
    int[] partners = null;
    int count = 0;
    for (int i = 0; i < events.length; i++) {
      GameEvent event = events[i];
      int partner = partner(board, event);
      boolean happens =
          event instanceof GameEvent.Lose(int loser, Seat _)
              ? isBeaten(happened, count, loser)
              : one(board, chance, event);
      if (happens) {
        if (partner != Board.EMPTY) {
          if (partners == null) {
            partners = new int[events.length];
            Arrays.fill(partners, Board.EMPTY);
          }
          partners[count] = partner;
        }
        if (copied) {
          happened[count] = event;
        }
        count++;
      } else if (!copied) {
        happened = events.clone();
        copied = true;
      }
    }
    // Only when the moment is over is it plain which Toys stay.
    for (int i = 0; partners != null && i < count; i++) {
      if (partners[i] != Board.EMPTY && happened[i] instanceof GameEvent.Leaving gone) {
        HoldingRules.dropped(board, chance, partners[i], CardRef.card(gone.ref()));
      }
    }
    GameEvent[] done = count == happened.length ? happened : Arrays.copyOf(happened, count);
    for (GameEvent event : done) {
      Goals.count(board, event);
    }
    HoldingRules.check(board, chance);
    Fights.check(board);
    return done;
  }

  /// A Fight Loss is what is done to the loser in the same moment.
  @Rule("LT 2.2.3i")
  private static boolean isBeaten(GameEvent[] happened, int count, int loser) {
    for (int i = 0; i < count; i++) {
      if (happened[i].isFateOf(loser)) {
        return true;
      }
    }
    return false;
  }

  /// The Toy or the holder of a card that is about to leave, or [Board#EMPTY].
  private static int partner(Board board, GameEvent event) {
    return event instanceof GameEvent.Leaving leaving
        ? board.heldToys().link(CardRef.card(leaving.ref()))
        : Board.EMPTY;
  }

  private static boolean one(Board board, Chance chance, GameEvent event) {
    return switch (event) {
      case GameEvent.Play play -> played(board, play);
      case GameEvent.Enter enter -> board.holds(enter.ref()) && Entry.enter(board, enter);
      case GameEvent.ToTimeout gone -> board.holds(gone.ref()) && timeout(board, gone);
      case GameEvent.ToHand(int ref) -> board.holds(ref) && hand(board, CardRef.card(ref));
      case GameEvent.ToDeck gone -> board.holds(gone.ref()) && deck(board, chance, gone);
      case GameEvent.Regress(int ref, var _) -> board.holds(ref) && regress(board, ref);
      case GameEvent.Restore(int ref, var _) ->
          board.holds(ref) && restore(board, CardRef.card(ref));
      case GameEvent.Grab grab -> HoldingRules.grab(board, chance, grab);
      case GameEvent.Drop drop -> HoldingRules.drop(board, drop);
      case GameEvent.PutCounters put -> board.holds(put.ref()) && counters(board, put);
      case GameEvent.Discard(int ref, Seat _) ->
          board.holds(ref) && discard(board, CardRef.card(ref));
      case GameEvent.Win(int ref, Seat seat) -> win(board, CardRef.card(ref), seat);
      case GameEvent.Tie(int ref, Seat _) -> tie(board, ref);
      case GameEvent.Gain(Seat seat, int cookies) -> gain(board, seat, cookies);
      case GameEvent.LoseCookies(Seat seat, int cookies) -> lose(board, seat, cookies);
      case GameEvent.Draw(Seat seat, int cards) -> draw(board, chance, seat, cards);
      case GameEvent.Lose _,
          GameEvent.Picked _,
          GameEvent.Use _,
          GameEvent.Act _,
          GameEvent.PointOfTime _ ->
          true;
    };
  }

  @Rule("LT C71")
  private static boolean draw(Board board, Chance chance, Seat seat, int cards) {
    int drawn = Moves.draw(board, seat, cards, chance);
    board.add(SeatCounter.DRAWN, seat, drawn);
    return drawn > 0;
  }

  @Rule({"LT 5.1b", "LT 5.1c", "LT 5.1d"})
  private static boolean regress(Board board, int ref) {
    int card = CardRef.card(ref);
    if (!Turning.canRegress(board, card)) {
      return false;
    }
    String name = board.face(card).name();
    board.note(PastEvent.REGRESSED, card, board.face(card), board.controller(card));
    board.turn(card, true);
    board.setResolution(board.resolution().regress(ref));
    if (board.heard()) {
      board.tell(new PublicEvent.Regressed(board.told(card, name), board.told(card)));
    }
    return true;
  }

  @Rule("LT 5.1e")
  private static boolean restore(Board board, int card) {
    if (!Turning.canRestore(board, card)) {
      return false;
    }
    board.note(PastEvent.RESTORED, card, board.face(card), board.controller(card));
    board.turn(card, false);
    if (board.heard()) {
      board.tell(new PublicEvent.Restored(board.told(card)));
    }
    return true;
  }

  @Rule("LT 4.4a")
  private static boolean timeout(Board board, GameEvent.ToTimeout gone) {
    int card = CardRef.card(gone.ref());
    boolean inPlay = board.inPlay(card);
    if (inPlay && !Prohibitions.allow(board, card, Ability.Forbidden.TO_TIMEOUT, gone.by())) {
      return false;
    }
    if (inPlay) {
      board.note(PastEvent.TO_TIMEOUT, card, board.face(card), board.controller(card));
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

  private static boolean deck(Board board, Chance chance, GameEvent.ToDeck gone) {
    Moves.toDeck(board, CardRef.card(gone.ref()), gone.where(), chance);
    return true;
  }

  private static boolean discard(Board board, int card) {
    if (board.heard()) {
      board.tell(new PublicEvent.Discarded(board.pool().owner(card), board.told(card)));
    }
    board.moveToPile(card, Zone.TIMEOUT, false);
    return true;
  }

  private static void tellMoved(Board board, int card, Destination where) {
    if (board.heard()) {
      board.tell(new PublicEvent.Moved(board.told(card), board.pool().owner(card), where));
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

  /// Takes counters off a card.
  static void removeCounters(Board board, int card, String counter, int number) {
    int left = board.counters().number(card, counter) - number;
    board.setCounters(card, counter, left);
    if (board.heard()) {
      board.tell(new PublicEvent.CountersRemoved(board.told(card), counter, number, left));
    }
  }

  @Rule("LT D19")
  private static boolean counters(Board board, GameEvent.PutCounters put) {
    int card = CardRef.card(put.ref());
    if (!board.inPlay(card) || put.number() <= 0) {
      return false;
    }
    int now = board.counters().number(card, put.counter()) + put.number();
    board.setCounters(card, put.counter(), now);
    if (board.heard()) {
      board.tell(new PublicEvent.CountersPut(board.told(card), put.counter(), put.number(), now));
    }
    return true;
  }

  private static boolean win(Board board, int card, Seat seat) {
    board.add(SeatCounter.WINS, seat, 1);
    board.add(SeatCounter.WINS_THIS_TURN, seat, 1);
    if (board.heard()) {
      board.tell(
          new PublicEvent.FightWon(seat, board.told(card), board.get(SeatCounter.WINS, seat)));
    }
    return true;
  }

  private static boolean tie(Board board, int ref) {
    if (board.heard() && ref == board.get(TableCounter.ATTACKER)) {
      board.tell(new PublicEvent.FightTied());
    }
    return true;
  }

  /// What was played is remembered: Actions are counted, and the last numeric cost of each kind.
  @Rule({"LT 6.4d", "LT 6.4e", "LT B67", "LT B69"})
  private static boolean played(Board board, GameEvent.Play play) {
    int card = CardRef.card(play.ref());
    if (board.card(card).front().is(Kind.ACTION)) {
      board.add(SeatCounter.ACTIONS, play.seat(), 1);
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
