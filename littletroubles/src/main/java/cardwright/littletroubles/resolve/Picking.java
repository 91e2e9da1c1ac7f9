package cardwright.littletroubles.resolve;

import cardwright.cardgame.hidden.Took;
import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.Destination;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Which;
import java.util.List;

/// What is done with picked cards.
public final class Picking {
  private Picking() {}

  /// Goes on with the pick on top of the agenda; answers false when a player has to decide.
  public static boolean goOn(Board board, Chance chance, Pick now) {
    if (now.left() > 0 && now.isAsked(board)) {
      return false;
    }
    board.agenda().pop();
    switch (now.purpose()) {
      case DISCARD -> discard(board, chance, now);
      case HAND_LIMIT -> atOnce(board, now);
      case PUT_BACK -> putBack(board, now);
      case LOOK -> looked(board, chance, now);
      case SEARCH -> search(board, chance, now);
    }
    return true;
  }

  /// The text that asked for the pick is told what came of it.
  private static void tell(Board board, Pick now, CarriedOut came) {
    TextFrame.report(board, now.caller(), came);
  }

  @Rule("LT C20")
  private static void discard(Board board, Chance chance, Pick now) {
    int asked = now.effect() instanceof Effect.Discard discard ? discard.cards() : 0;
    if (now.otherFollows()) {
      int there = board.pile(Zone.HAND, now.seat().other()).size();
      board.agenda().push(now.forOther(Math.min(asked, there)));
      return;
    }
    GameEvent[] events = new GameEvent[now.earlier().length + now.picked().length];
    boolean full = now.picked().length == asked;
    for (int i = 0; i < events.length; i++) {
      boolean first = i < now.earlier().length;
      int ref = first ? now.earlier()[i] : now.picked()[i - now.earlier().length];
      events[i] = new GameEvent.Discard(ref, board.pool().owner(CardRef.card(ref)));
    }
    boolean all = full && events.length > 0;
    tell(board, now, GameEvents.happen(board, chance, all, now.caller(), events));
  }

  /// The hand limit sets nothing off.
  @Rule({"LT 2.3h", "LT 2.3k"})
  private static void atOnce(Board board, Pick now) {
    for (int ref : now.picked()) {
      int card = CardRef.card(ref);
      if (board.heard()) {
        board.tell(new PublicEvent.Discarded(now.seat(), board.told(card)));
      }
      board.moveToPile(card, Zone.TIMEOUT, false);
    }
  }

  /// Both players' cards go back together, when both have picked.
  @Rule({"LT 1.2e", "LT C54"})
  private static void putBack(Board board, Pick now) {
    for (int i = 0; i < now.earlier().length + now.picked().length; i++) {
      boolean first = i < now.earlier().length;
      int ref = first ? now.earlier()[i] : now.picked()[i - now.earlier().length];
      board.moveToPile(CardRef.card(ref), Zone.DECK, false);
    }
  }

  private static void looked(Board board, Chance chance, Pick now) {
    if (now.picked().length == 0) {
      tell(board, now, CarriedOut.NOT_DONE);
      return;
    }
    GameEvent discarded = new GameEvent.Discard(now.picked()[0], now.seat().other());
    tell(board, now, GameEvents.happen(board, chance, true, now.caller(), discarded));
  }

  @Rule({"LT 6.10a", "LT 6.10b", "LT 6.10c", "LT C18"})
  private static void search(Board board, Chance chance, Pick now) {
    Seat seat = now.seat();
    if (board.heard()) {
      board.tell(new PublicEvent.Searched(seat));
    }
    boolean found = now.picked().length > 0;
    CarriedOut came =
        found && now.effect() instanceof Effect.Search(Which which, Effect.Found then)
            ? take(board, now, CardRef.card(now.picked()[0]), which, then)
            : CarriedOut.NOT_DONE;
    Moves.shuffle(board, seat, chance);
    tell(board, now, came);
  }

  private static CarriedOut take(Board board, Pick now, int card, Which which, Effect.Found then) {
    CarriedOut came = found(board, now, card, which, then);
    remember(board, now, card);
    return came;
  }

  private static CarriedOut found(Board board, Pick now, int card, Which which, Effect.Found then) {
    Seat seat = now.seat();
    String name = board.card(card).name();
    return switch (then) {
      case TAKE -> {
        if (which.isAny()) {
          PrivateCards.takeUnseen(board, seat);
        }
        board.moveToPile(card, Zone.HAND, false);
        if (which.isAny()) {
          if (board.heard()) {
            board.tell(new Took(seat, List.of(name), ", "));
          }
        } else {
          PrivateCards.reveal(board, card);
          if (board.heard()) {
            board.tell(new PublicEvent.Revealed(seat, board.told(card, name)));
          }
        }
        yield CarriedOut.DONE;
      }
      case TO_TIMEOUT -> {
        if (board.heard()) {
          board.tell(new PublicEvent.Moved(board.laidOpen(card, name), seat, Destination.TIMEOUT));
        }
        board.moveToPile(card, Zone.TIMEOUT, false);
        yield CarriedOut.DONE;
      }
      case PUT_INTO_PLAY -> {
        board.moveToPile(card, Zone.RESOLVING, false);
        board.agenda().push(new Finish(board.ref(card)));
        board
            .agenda()
            .push(
                new Entering(
                    Entering.Purpose.ENTER,
                    board.ref(card),
                    seat,
                    Entry.ANYWHERE,
                    name,
                    now.caller()));
        yield CarriedOut.PENDING;
      }
      case PLAY_FREE -> {
        board.moveToPile(card, Zone.RESOLVING, false);
        board
            .agenda()
            .push(Announcement.card(board, card, seat, Announcement.Mode.FREE, now.caller()));
        yield CarriedOut.PENDING;
      }
    };
  }

  /// What was found can be spoken of by the rest of the text.
  private static void remember(Board board, Pick now, int card) {
    if (board.agenda().get(now.caller()) instanceof TextFrame asking) {
      board.agenda().set(now.caller(), asking.actedOn(new int[] {board.ref(card)}));
    }
  }
}
