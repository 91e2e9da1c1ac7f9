package cardwright.littletroubles.resolve;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Kind;

/// Toys and the Characters that hold them.
@Rule({"LT 5.5a", "LT 5.5b", "LT 5.5e", "LT 5.5f", "LT B71"})
public final class HoldingRules {
  private HoldingRules() {}

  /// Whether a Toy may be held by a card.
  @Rule({"LT 5.5c", "LT C40"})
  static boolean mayHold(Board board, int toy, int holder) {
    Ability.Grab grab = board.face(toy).grab();
    return grab != null
        && toy != holder
        && board.face(holder).is(Kind.CHARACTER)
        && Selection.isSide(board.face(holder), grab.only());
  }

  /// A Character grabs a Toy: it drops the one that it holds, and the Toy leaves who holds it.
  static boolean grab(Board board, Chance chance, GameEvent.Grab event) {
    int toy = CardRef.card(event.ref());
    int holder = CardRef.card(event.holder());
    boolean possible =
        board.holds(event.ref())
            && board.holds(event.holder())
            && mayHold(board, toy, holder)
            && board.heldToys().link(toy) != holder;
    if (!possible) {
      return false;
    }
    release(board, chance, toy);
    release(board, chance, holder);
    board.heldToys().link(toy, holder);
    if (board.heard()) {
      board.tell(new PublicEvent.Grabbed(board.told(holder), board.told(toy)));
    }
    return true;
  }

  private static void release(Board board, Chance chance, int card) {
    int other = board.heldToys().link(card);
    if (other != Board.EMPTY) {
      int toy = board.heldToys().isHeld(card) ? card : other;
      int holder = toy == card ? other : card;
      board.heldToys().unlink(toy);
      tellDropped(board, toy);
      GameEvents.happen(board, chance, new GameEvent.Drop(board.ref(toy), board.ref(holder)));
    }
  }

  /// A Toy drops.
  static boolean drop(Board board, GameEvent.Drop event) {
    int toy = CardRef.card(event.ref());
    if (board.holds(event.ref()) && board.heldToys().isHeld(toy)) {
      board.heldToys().unlink(toy);
      tellDropped(board, toy);
    }
    return true;
  }

  private static void tellDropped(Board board, int toy) {
    if (board.heard()) {
      board.tell(new PublicEvent.Dropped(board.told(toy)));
    }
  }

  /// One of the two has left the Playground: a Toy that stays has dropped.
  @Rule("LT 5.5d")
  static void dropped(Board board, Chance chance, int stays, int gone) {
    if (board.inPlay(stays) && board.face(stays).grab() != null) {
      tellDropped(board, stays);
      GameEvents.happen(board, chance, new GameEvent.Drop(board.ref(stays), board.ref(gone)));
    }
  }

  /// Toys drop whose holder may not hold them any more: asked after every step.
  @Rule({"LT 5.5c", "LT B71"})
  static void check(Board board, Chance chance) {
    DerivedValues derived = board.derived();
    if (derived.gripsHold()) {
      return;
    }
    int lost = board.info().changesFaces() ? heldWithoutGrab(board) : Board.EMPTY;
    if (lost != Board.EMPTY) {
      release(board, chance, lost);
      return;
    }
    long toys = derived.with(Feature.GRAB);
    for (long rest = toys; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      int toy = derived.speaker(at);
      if (board.heldToys().isHeld(toy) && !mayHold(board, toy, board.heldToys().link(toy))) {
        release(board, chance, toy);
        return;
      }
    }
    derived.setGripsHold();
  }

  /// A Toy that is held and has no Grab any more, or [Board#EMPTY].
  @Rule({"LT 5.5c", "LT C131"})
  private static int heldWithoutGrab(Board board) {
    for (int card = 0; card < board.pool().size(); card++) {
      if (board.heldToys().isHeld(card) && board.face(card).grab() == null) {
        return card;
      }
    }
    return Board.EMPTY;
  }

  /// Whether a Character of the same player may grab a Toy.
  @Rule({"LT 5.5a", "LT B71", "LT C40"})
  public static boolean mayGrab(Board board, int toy, int holder) {
    return mayHold(board, toy, holder) && board.heldToys().link(toy) != holder;
  }
}
