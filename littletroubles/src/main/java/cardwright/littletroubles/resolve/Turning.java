package cardwright.littletroubles.resolve;

import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Kind;

/// Which cards can be turned to their other face.
@Rule({"LT 5.1b", "LT 5.1c", "LT 5.1e"})
final class Turning {
  private Turning() {}

  /// Whether a card can be regressed: an Adult Character with a back.
  @Rule({"LT 5.1b", "LT 5.1c"})
  static boolean canRegress(Board board, int card) {
    return board.inPlay(card)
        && !board.turned(card)
        && board.face(card).is(Kind.CHARACTER)
        && board.card(card).back() != null
        && Prohibitions.allow(board, card, Ability.Forbidden.REGRESSED, null);
  }

  /// Whether a card can be restored: a Regressed Character.
  @Rule("LT 5.1e")
  static boolean canRestore(Board board, int card) {
    return board.inPlay(card)
        && board.turned(card)
        && board.face(card).figures().regressed()
        && Prohibitions.allow(board, card, Ability.Forbidden.RESTORED, null);
  }
}
