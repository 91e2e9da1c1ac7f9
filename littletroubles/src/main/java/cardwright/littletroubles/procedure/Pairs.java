package cardwright.littletroubles.procedure;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Limits;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Kind;
import org.jspecify.annotations.Nullable;

/// The pairs of Characters between which the turn player may Pick a fight.
@Rule({"LT 2.2.2a", "LT C43", "LT C47"})
final class Pairs {
  private Pairs() {}

  /// Whether there is any.
  static boolean any(Board board) {
    return find(board, null);
  }

  /// Adds each pair as a move.
  static void add(Board board, Options options) {
    find(board, options);
  }

  private static boolean find(Board board, @Nullable Options options) {
    Seat seat = board.active();
    int defenders = defenders(board, seat);
    if (defenders == 0) {
      return false;
    }
    boolean found = false;
    for (int mine = 0; mine < Board.MAINS; mine++) {
      int attacker = board.slot(seat, mine);
      if (!canFight(board, attacker)
          || !Limits.allow(board, attacker, Ability.Forbidden.PICK, seat)) {
        continue;
      }
      if (options == null) {
        return true;
      }
      found = true;
      for (int left = defenders; left != 0; left &= left - 1) {
        int defender = board.slot(seat.other(), Integer.numberOfTrailingZeros(left));
        options.add(Code.of(Code.Verb.FIGHT, attacker, 0, defender));
      }
    }
    return found;
  }

  /// The zones of the other player with a Character that can be Picked, as bits.
  private static int defenders(Board board, Seat seat) {
    int zones = 0;
    for (int slot = 0; slot < Board.MAINS; slot++) {
      int defender = board.slot(seat.other(), slot);
      if (canFight(board, defender)
          && Limits.allow(board, defender, Ability.Forbidden.PICKED, seat)) {
        zones |= 1 << slot;
      }
    }
    return zones;
  }

  private static boolean canFight(Board board, int card) {
    return card != Board.EMPTY && board.face(card).is(Kind.CHARACTER);
  }
}
