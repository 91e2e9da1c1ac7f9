package cardwright.littletroubles.procedure;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Limits;
import cardwright.littletroubles.vocabulary.Ability;

/// The pairs of Characters between which the turn player may Pick a fight.
@Rule({"LT 2.2.2a", "LT C43", "LT C47"})
final class Pairs {
  private Pairs() {}

  /// Whether there is any.
  static boolean any(Board board) {
    Seat seat = board.active();
    return attackers(board, seat) != 0 && defenders(board, seat) != 0;
  }

  /// Adds each pair as a move.
  static void add(Board board, Options options) {
    Seat seat = board.active();
    int defenders = defenders(board, seat);
    for (int mine = attackers(board, seat); mine != 0; mine &= mine - 1) {
      int attacker = board.slot(seat, Integer.numberOfTrailingZeros(mine));
      for (int others = defenders; others != 0; others &= others - 1) {
        int defender = board.slot(seat.other(), Integer.numberOfTrailingZeros(others));
        options.add(Code.of(Code.Verb.FIGHT, attacker, 0, defender));
      }
    }
  }

  /// The Main Zones with a Character that can Pick a fight, as bits.
  private static int attackers(Board board, Seat seat) {
    return allowed(board, seat, Ability.Forbidden.PICK, seat);
  }

  /// The Main Zones of the other player with a Character that can be Picked, as bits.
  private static int defenders(Board board, Seat seat) {
    return allowed(board, seat.other(), Ability.Forbidden.PICKED, seat);
  }

  private static int allowed(Board board, Seat side, Ability.Forbidden what, Seat by) {
    int zones = 0;
    for (int left = board.derived().characters(side); left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      zones |= Limits.allow(board, board.slot(side, slot), what, by) ? 1 << slot : 0;
    }
    return zones;
  }
}
