package cardwright.ggltcg.resolve;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Protection;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Target;

/// What can be chosen for an effect.
public final class Candidates {
  private Candidates() {}

  /// The cards that may be chosen, as bits.
  ///
  /// @param source the card whose effect it is, as it was when the effect began
  /// @param self that card's index
  /// @param you who chooses
  @Rule({"GG 11.1", "GG 14.1"})
  public static long of(Board board, Target.Choose choose, Card source, int self, Seat you) {
    long meant = Selection.of(board, choose.which(), self, you);
    return Protection.touched(board, source, you, meant);
  }

  /// Those candidates that may be picked next: cards are picked in the order of their indices, so that no set is offered twice.
  @Rule("GG Q44")
  public static long next(long candidates, Picks picks, int choice) {
    int last = picks.last(choice);
    return last < 0 ? candidates : candidates & -1L << (last + 1);
  }

  /// Those candidates that may be picked next and leave enough behind them to complete the choice.
  public static long completing(long next, Picks picks, int choice, Target.Choose choose) {
    return leaving(next, choose.least() - picks.count(choice) - 1);
  }

  /// Those of some cards that have at least a number of them behind them.
  public static long leaving(long cards, int behind) {
    long fit = cards;
    for (int i = 0; i < behind && fit != 0; i++) {
      fit &= ~Long.highestOneBit(fit);
    }
    return fit;
  }
}
