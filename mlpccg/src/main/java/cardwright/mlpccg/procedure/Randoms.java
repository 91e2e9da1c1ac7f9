package cardwright.mlpccg.procedure;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.resolve.CheckState;
import cardwright.mlpccg.resolve.Flips;
import cardwright.mlpccg.resolve.GameEvents;
import cardwright.mlpccg.vocabulary.Keyword;

/// The keyword Random: who flips a card with 1 power may ignore it and flip a new one, once in a faceoff for each such card.
@Rule({"MLP 54", "MLP B34", "MLP Q30"})
final class Randoms {
  private Randoms() {}

  /// Whether somebody may still ignore a flipped card.
  static boolean isOpen(Board board) {
    return board.faceoff() != FaceoffKind.NONE && flip(board) != Board.EMPTY;
  }

  /// Whether somebody has to decide; if not, the step is over.
  static boolean isAsked(Board board) {
    boolean open = isOpen(board);
    if (!open) {
      board.agenda().pop();
    }
    return open;
  }

  /// The flipped card that may be ignored next, the turn player's first, or [Board#EMPTY].
  static int flip(Board board) {
    if (!board.derived().any(board, Keyword.RANDOM)) {
      return Board.EMPTY;
    }
    Seat active = board.active();
    for (int i = 0; i < 2; i++) {
      Seat seat = i == 0 ? active : active.other();
      Pile flips = board.pile(Zone.FLIPPED, seat);
      for (int at = 0; at < flips.size(); at++) {
        int card = flips.get(at);
        if (!board.is(card, CardFlag.SETTLED)
            && !board.is(card, CardFlag.IGNORED)
            && board.card(card).front().figures().power() == 1
            && random(board, seat) != Board.EMPTY) {
          return card;
        }
      }
    }
    return Board.EMPTY;
  }

  /// A card with Random of that seat that has not been used in this faceoff, or [Board#EMPTY].
  static int random(Board board, Seat seat) {
    for (int i = 0; i < board.table().size(); i++) {
      int card = board.table().get(i);
      if (board.controller(card) == seat
          && !board.is(card, CardFlag.RANDOM_USED)
          && board.derived().has(board, card, Keyword.RANDOM)
          && Selection.isInvolved(board, card)) {
        return card;
      }
    }
    return Board.EMPTY;
  }

  /// The card is ignored and a new one flipped.
  static void ignore(Board board, Chance chance, Seat seat, int flip) {
    int random = random(board, seat);
    board.put(random, CardFlag.RANDOM_USED, true);
    board.put(flip, CardFlag.SETTLED, true);
    board.agenda().push(CheckState.STEP);
    GameEvents.happen(
        board,
        chance,
        new GameEvent.Become(board.ref(flip), seat, board.ref(random), GameEvent.State.IGNORED));
    Flips.flip(board, chance, seat, 1);
  }

  /// The card counts.
  static void keep(Board board, int flip) {
    board.put(flip, CardFlag.SETTLED, true);
  }
}
