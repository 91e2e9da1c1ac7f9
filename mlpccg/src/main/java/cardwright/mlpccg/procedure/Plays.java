package cardwright.mlpccg.procedure;

import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Laws;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.resolve.Loops;
import cardwright.mlpccg.resolve.Playable;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;

/// Finds what the turn player can do in the Main Phase.
@Rule({"MLP 25", "MLP 26", "MLP 27", "MLP 28", "MLP 29", "MLP 30"})
final class Plays {
  /// What is played to an area, as bits.
  private static final int KINDS = Kind.FRIEND.bit() | Kind.TROUBLEMAKER.bit();

  private final Board board;
  private final Seat seat;
  private final ActInMainPhase.Found found;
  private final DerivedValues derived;
  private final int tokens;
  private final int priced;
  private final boolean usual;

  Plays(Board board, Seat seat, ActInMainPhase.Found found) {
    this.board = board;
    this.seat = seat;
    this.found = found;
    this.derived = board.derived();
    this.tokens = board.get(SeatCounter.TOKENS, seat);
    this.priced = Costs.priced(board, seat);
    this.usual = Costs.areMovesUsual(board);
  }

  /// Finds it.
  void find() {
    if (Loops.isSpent(board, seat)) {
      return;
    }
    if (tokens >= Costs.DRAW && board.pile(Zone.DECK, seat).size() > 0) {
      found.draw();
    }
    hand();
    allowed();
    for (int area = 0; tokens >= Costs.LEAST && area < Area.COUNT; area++) {
      int card = derived.firstCharacter(area, seat);
      while (card != Board.EMPTY) {
        move(card, area);
        rally(card);
        card = derived.next(card);
      }
    }
  }

  /// Cards that are alike are offered once; a hand is in order.
  private void hand() {
    Pile hand = board.pile(Zone.HAND, seat);
    Card before = null;
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      if (board.isAny(card, KINDS) && board.card(card) != before) {
        before = board.card(card);
        play(card, before.kind());
      }
    }
  }

  /// Cards that a text allows to be played from elsewhere.
  private void allowed() {
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Playable(int ref, Seat by, var _)
          && by == seat
          && board.holds(ref)) {
        int card = CardRef.card(ref);
        play(card, board.card(card).kind());
      }
    }
  }

  private void play(int card, Kind kind) {
    switch (kind) {
      case FRIEND -> {
        if (!Costs.isOver(tokens, board.card(card), priced)
            && Costs.required(board, card, seat)
            && Playable.isAllowed(board, card, seat)) {
          // What costs what is printed has been found to be within means.
          boolean paid = Costs.isPrinted(board.card(card), priced);
          playAt(card, Area.home(seat), paid);
          playAt(card, Area.problem(seat), paid);
          playAt(card, Area.problem(seat.other()), paid);
        }
      }
      case TROUBLEMAKER -> {
        if (tokens >= Costs.TROUBLEMAKER && Playable.isAllowed(board, card, seat)) {
          playAt(card, Area.problem(seat), true);
          playAt(card, Area.problem(seat.other()), true);
        }
      }
      case RESOURCE, EVENT, MANE, PROBLEM -> {}
    }
  }

  /// @param paid whether it is known that the price is within means
  private void playAt(int card, int area, boolean paid) {
    if (Playable.canBeAt(board, card, seat, area)
        && (paid || Costs.play(board, card, seat, area) <= tokens)) {
      found.play(card, area);
    }
  }

  private boolean isThere(int area) {
    return Area.isHome(area) || derived.problemAt(area) != Board.EMPTY;
  }

  @Rule({"MLP 27", "MLP 69"})
  private void move(int card, int from) {
    boolean anywhere = usual && Costs.move(board, card) <= tokens;
    if (usual && !anywhere) {
      return;
    }
    for (int i = 0; i < 3; i++) {
      int to =
          switch (i) {
            case 0 -> Area.home(seat);
            case 1 -> Area.problem(seat);
            default -> Area.problem(seat.other());
          };
      if (to != from
          && isThere(to)
          && (anywhere || Costs.move(board, card, seat, to) <= tokens)
          && !Laws.forbid(board, Law.Done.MOVED, card, seat, to)) {
        found.move(card, to);
      }
    }
  }

  @Rule("MLP 30")
  private void rally(int card) {
    if (board.is(card, CardFlag.FACE_DOWN)
        && Costs.rally(board, card, seat) <= tokens
        && !Laws.forbid(board, Law.Done.UNFRIGHTENED, card, seat, Area.NONE)) {
      found.rally(card);
    }
  }
}
