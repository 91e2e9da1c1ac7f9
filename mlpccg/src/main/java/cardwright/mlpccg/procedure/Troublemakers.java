package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.PickedSet;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.resolve.Candidates;
import cardwright.mlpccg.resolve.CheckState;
import cardwright.mlpccg.resolve.Villains;
import java.util.Arrays;

/// The Troublemaker Phase.
@Rule({"MLP 18", "MLP 20", "MLP 60", "MLP B20"})
final class Troublemakers {
  private Troublemakers() {}

  /// Uncovers the only Troublemaker that can be uncovered, or goes on to the challenges; answers false when the turn player chooses.
  static boolean goOn(Board board, Chance chance) {
    int[] next = next(board);
    if (next.length > 1) {
      return false;
    }
    if (next.length == 0) {
      forget(board);
      board.agenda().replace(Phase.CHALLENGE);
    } else {
      uncover(board, chance, next[0]);
    }
    return true;
  }

  /// The Troublemakers that the turn player can uncover next.
  static int[] next(Board board) {
    int[] found = PickedSet.NONE;
    DerivedValues derived = board.derived();
    for (int side = 0; side < 2; side++) {
      int area = Area.problem(Seat.of(side));
      int card = derived.firstTroublemaker(area, board.active());
      while (card != Board.EMPTY) {
        if (isNext(board, card, area, board.active())) {
          found = Arrays.copyOf(found, found.length + 1);
          found[found.length - 1] = card;
        }
        card = derived.next(card);
      }
    }
    return found;
  }

  /// Nothing has been challenged yet.
  private static void forget(Board board) {
    DerivedValues derived = board.derived();
    for (int area = 0; area < Area.COUNT; area++) {
      for (int side = 0; side < 2; side++) {
        int card = derived.firstTroublemaker(area, Seat.of(side));
        while (card != Board.EMPTY) {
          board.put(card, CardFlag.CHALLENGED, false);
          card = derived.next(card);
        }
      }
    }
  }

  /// Whether a card may be uncovered next; of two that are alike in one area, the first is offered.
  private static boolean isNext(Board board, int card, int area, Seat seat) {
    if (!board.is(card, CardFlag.FACE_DOWN) || !Candidates.canUncover(board, card, seat)) {
      return false;
    }
    DerivedValues derived = board.derived();
    int each = derived.firstTroublemaker(area, seat);
    while (each != card) {
      if (board.is(each, CardFlag.FACE_DOWN) && board.card(each) == board.card(card)) {
        return false;
      }
      each = derived.next(each);
    }
    return true;
  }

  /// A Troublemaker is uncovered. A Villain drives off all others there and frightens every Friend.
  @Rule({"MLP 18", "MLP 60", "MLP 39"})
  static void uncover(Board board, Chance chance, int card) {
    board.agenda().push(CheckState.STEP);
    Villains.uncover(board, chance, card, board.controller(card), CardRef.NONE);
  }
}
