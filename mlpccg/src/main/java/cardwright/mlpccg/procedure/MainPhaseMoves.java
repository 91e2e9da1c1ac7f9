package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.resolve.LegalActions;
import cardwright.mlpccg.resolve.Loops;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Kind;

/// Finds what the turn player can do in the Main Phase.
@Rule({"MLP 25", "MLP 26", "MLP 27", "MLP 28", "MLP 29", "MLP 30"})
final class MainPhaseMoves {
  /// So many areas there are: a home and two Problems.
  private static final int AREAS = 3;

  private final Board board;
  private final Seat seat;
  private final MoveList options;
  private final DerivedValues derived;
  private final int tokens;
  private final int priced;
  private final boolean usual;

  /// What a player can do.
  ///
  /// @param options takes it
  MainPhaseMoves(Board board, Seat seat, MoveList options) {
    this.board = board;
    this.seat = seat;
    this.options = options;
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
    if (DrawCard.objection(board, seat) == DrawCard.Objection.NONE) {
      options.add(TurnOption.of(TurnOption.Action.DRAW, 0, 0));
    }
    hand();
    allowed();
    for (int area = 0; tokens >= Costs.LEAST && area < Area.COUNT; area++) {
      int card = derived.firstCharacter(area, seat);
      while (card != Board.EMPTY) {
        move(card);
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
      if (board.isAny(card, PlayToArea.KINDS) && board.card(card) != before) {
        before = board.card(card);
        play(card, before.kind());
      }
    }
  }

  /// Cards that a text allows to be played from elsewhere.
  private void allowed() {
    for (int card : LegalActions.allowed(board, seat)) {
      play(card, board.card(card).kind());
    }
  }

  private void play(int card, Kind kind) {
    switch (kind) {
      case FRIEND -> {
        if (!Costs.isOver(tokens, board.card(card), priced)) {
          // What costs what is printed has been found to be within means.
          playAt(card, 0, Costs.isPrinted(board.card(card), priced));
        }
      }
      case TROUBLEMAKER -> {
        if (tokens >= Costs.TROUBLEMAKER) {
          playAt(card, 1, true);
        }
      }
      case RESOURCE, EVENT, MANE, PROBLEM -> {}
    }
  }

  /// @param first the first of its areas
  /// @param paid whether it is known that the price is within means
  private void playAt(int card, int first, boolean paid) {
    if (PlayToArea.objection(board, seat, card) != PlayToArea.Objection.NONE) {
      return;
    }
    for (int i = first; i < AREAS; i++) {
      int area = area(i);
      if (PlayToArea.canBeAt(board, seat, card, area)
          && (paid || !PlayToArea.isTooDear(board, seat, card, area))) {
        options.add(TurnOption.of(TurnOption.Action.PLAY, card, area));
      }
    }
  }

  /// The areas of a player, from 0: home first.
  private int area(int index) {
    return switch (index) {
      case 0 -> Area.home(seat);
      case 1 -> Area.problem(seat);
      default -> Area.problem(seat.other());
    };
  }

  private void move(int card) {
    boolean paid = usual && Costs.move(board, card) <= tokens;
    if (usual && !paid) {
      return;
    }
    for (int i = 0; i < AREAS; i++) {
      int to = area(i);
      if (MoveCharacter.objection(board, seat, card, to, paid) == MoveCharacter.Objection.NONE) {
        options.add(TurnOption.of(TurnOption.Action.MOVE, card, to));
      }
    }
  }

  private void rally(int card) {
    if (RallyFriend.objection(board, seat, card) == RallyFriend.Objection.NONE) {
      options.add(TurnOption.of(TurnOption.Action.RALLY, card, 0));
    }
  }
}
