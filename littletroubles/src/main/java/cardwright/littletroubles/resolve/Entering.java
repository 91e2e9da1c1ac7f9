package cardwright.littletroubles.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.LastingEffect;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Text;
import java.util.Arrays;

/// A card that is about to lie in a zone of a Playground, which its new controller may have to pick.
///
/// @param purpose why it goes there
/// @param ref the card, with its life
/// @param seat who will control it, and picks the zone
/// @param place the zone, or [Entry#ANYWHERE]
/// @param source the name of the card that does it
/// @param caller the address of the text that asked for it
@Rule({"LT 5d", "LT 5e", "LT C37"})
public record Entering(Purpose purpose, int ref, Seat seat, int place, String source, int caller)
    implements ResolutionStep {
  private static final GameEvent[] NOTHING = {};

  /// Why a card goes to a zone.
  public enum Purpose {
    /// It comes into play.
    ENTER,
    /// Its control passes for good.
    CONTROL,
    /// Its control passes until end of turn.
    BORROW,
    /// Its control passes until the next turn of who takes it begins.
    BORROW_TO_NEXT_TURN,
    /// Its control goes back, at the end of a turn or before one begins.
    RETURN,
    /// It moves on its Playground.
    MOVE,
    /// It comes into play, and what as has been settled.
    ENTER_SETTLED
  }

  /// The zones that its controller can pick.
  public int[] places(Board board) {
    int card = CardRef.card(ref);
    return purpose == Purpose.MOVE
        ? Entry.otherMains(board, card)
        : purpose == Purpose.ENTER || purpose == Purpose.ENTER_SETTLED
            ? Entry.places(board, card, seat)
            : Entry.passing(board, card, seat);
  }

  /// The zone was picked.
  public Entering at(int picked) {
    return new Entering(purpose, ref, seat, picked, source, caller);
  }

  /// Goes on; answers false when a zone has to be picked.
  public boolean goOn(Board board, Chance chance) {
    if (!board.holds(ref)) {
      board.agenda().pop();
      tell(board, CarriedOut.NOT_DONE);
      return true;
    }
    int where = place;
    if (where == Entry.ANYWHERE) {
      int[] places = places(board);
      if (places.length > 1) {
        return false;
      }
      board.agenda().pop();
      if (places.length == 0) {
        tell(board, CarriedOut.NOT_DONE);
        return true;
      }
      where = places[0];
    } else {
      board.agenda().pop();
    }
    Text asked = purpose == Purpose.ENTER ? board.card(CardRef.card(ref)).front().entering() : null;
    if (asked == null) {
      tell(board, lay(board, chance, where));
    } else {
      settle(board, asked, where);
    }
    return true;
  }

  /// What the card enters as is settled ahead of its entering; who may not have seen it yet sees it now.
  @Rule("LT C145")
  private void settle(Board board, Text asked, int where) {
    int card = CardRef.card(ref);
    if (board.zone(card).hidden()) {
      PrivateCards.reveal(board, card);
    }
    board.agenda().push(new Finish(ref));
    board.agenda().push(new Entering(Purpose.ENTER_SETTLED, ref, seat, where, source, caller));
    board.agenda().push(TextFrame.of(asked, board.card(card).front(), ref, seat));
  }

  /// The text that asked for it is told what came of it.
  private void tell(Board board, CarriedOut came) {
    TextFrame.report(board, caller, came);
  }

  private CarriedOut lay(Board board, Chance chance, int where) {
    int card = CardRef.card(ref);
    int there = Entry.replaced(board, card, where);
    GameEvent[] gone =
        there == Board.EMPTY
            ? NOTHING
            : new GameEvent[] {new GameEvent.ToTimeout(board.ref(there), seat)};
    if (purpose == Purpose.ENTER || purpose == Purpose.ENTER_SETTLED) {
      GameEvent[] all = Arrays.copyOf(gone, gone.length + 1);
      all[gone.length] = new GameEvent.Enter(ref, seat, where);
      return GameEvents.happen(board, chance, true, caller, all);
    }
    if (there != Board.EMPTY && purpose == Purpose.RETURN) {
      // At the clean-up nothing is set off (LT 2.3h).
      board.moveToPile(there, Zone.TIMEOUT, false);
    } else if (there != Board.EMPTY) {
      return Prohibitions.allow(board, there, Ability.Forbidden.TO_TIMEOUT, seat)
          ? GameEvents.happen(board, chance, EventGate.Kind.PLAIN, true, caller, gone, at(where))
          : CarriedOut.NOT_DONE;
    }
    if (purpose == Purpose.RETURN) {
      Loans.end(board, ref);
    }
    if (purpose == Purpose.BORROW || purpose == Purpose.BORROW_TO_NEXT_TURN) {
      board
          .lasting()
          .add(
              new LastingEffect.Borrowed(
                  ref,
                  board.controller(card).ordinal(),
                  new Expiry(
                      purpose == Purpose.BORROW
                          ? Duration.Shared.END_OF_TURN
                          : Duration.Shared.NEXT_TURN,
                      seat),
                  source));
    }
    board.shift(card, Entry.side(where), Entry.slot(where));
    if (purpose != Purpose.MOVE) {
      board.setPlayer(card, seat);
      if (board.heard()) {
        board.tell(new PublicEvent.ControlPassed(seat, board.told(card)));
      }
    }
    Fights.check(board);
    return CarriedOut.DONE;
  }

  @Override
  public void write(Fingerprint out) {
    out.add(5)
        .add(purpose.ordinal())
        .ref(ref)
        .add(seat.ordinal())
        .add(place)
        .add(source)
        .add(caller);
  }
}
