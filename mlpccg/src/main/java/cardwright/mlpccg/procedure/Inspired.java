package cardwright.mlpccg.procedure;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.resolve.Arrange;
import cardwright.mlpccg.vocabulary.Keyword;

/// The keyword Inspired.
@Rule("MLP 50")
final class Inspired {
  private Inspired() {}

  /// How many cards with Inspired a seat controls.
  static int number(Board board, Seat seat) {
    DerivedValues derived = board.derived();
    if (!derived.any(board, Keyword.INSPIRED)) {
      return 0;
    }
    Pile table = board.table();
    int number = 0;
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.controller(card) == seat && derived.has(board, card, Keyword.INSPIRED)) {
        number++;
      }
    }
    return number;
  }

  /// A seat looks at the top cards of the other's deck and puts them back.
  static void look(Board board, Seat seat, int number) {
    Seat owner = seat.other();
    if (board.pile(Zone.DECK, owner).size() > 0) {
      if (board.heard()) {
        board.tell(new SharedLogEvent.LooksAtTop(seat, owner, number));
      }
      board.agenda().push(Arrange.look(board, seat, Zone.DECK, owner, number, true));
    }
  }
}
