package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.Frame;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Bit;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Deed;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.What;
import java.util.ArrayList;
import java.util.List;

/// How Troublemakers are uncovered, and what Villains do then.
@Rule({"MLP 18", "MLP 60"})
public final class Villains {
  private Villains() {}

  /// A Troublemaker is uncovered. A Villain drives off all others there and frightens every Friend.
  ///
  /// @param source the card whose text does it, with its life, or [CardRef#NONE]
  public static void uncover(Board board, Chance chance, int card, Seat by, int source) {
    uncover(board, chance, card, by, source, Frame.NO_CALLER);
  }

  /// A Troublemaker is uncovered for a text.
  ///
  /// @param caller the address of the text
  static void uncover(Board board, Chance chance, int card, Seat by, int source, int caller) {
    Deeds.happen(board, chance, caller, Deed.card(What.UNCOVER, board.ref(card), by, source));
    if (board.inPlay(card)
        && !board.is(card, Bit.FACE_DOWN)
        && board.derived().has(board, card, Keyword.VILLAIN)) {
      Deeds.happen(board, chance, drivenOff(board, card, board.controller(card)));
    }
  }

  private static Deed[] drivenOff(Board board, int villain, Seat by) {
    List<Deed> deeds = new ArrayList<>();
    int area = board.area(villain);
    for (int i = 0; i < board.table().size(); i++) {
      int card = board.table().get(i);
      if (board.area(card) != area || card == villain || board.is(card, Bit.FACE_DOWN)) {
        continue;
      }
      if (board.card(card).is(Kind.TROUBLEMAKER)) {
        deeds.add(Deed.card(What.DISMISS, board.ref(card), by, board.ref(villain)));
      } else if (board.card(card).is(Kind.FRIEND)) {
        deeds.add(Deed.card(What.FRIGHTEN, board.ref(card), by, board.ref(villain)));
      }
    }
    return deeds.toArray(Deed[]::new);
  }
}
