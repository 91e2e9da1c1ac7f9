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
    boolean found = false;
    for (int mine = 0; mine < Board.MAINS; mine++) {
      int attacker = board.slot(seat, mine);
      if (!canFight(board, attacker)
          || !Limits.allow(board, attacker, Ability.Forbidden.PICK, seat)) {
        continue;
      }
      for (int other = 0; other < Board.MAINS; other++) {
        int defender = board.slot(seat.other(), other);
        if (canFight(board, defender)
            && Limits.allow(board, defender, Ability.Forbidden.PICKED, seat)) {
          if (options == null) {
            return true;
          }
          options.add(Code.of(Code.Verb.FIGHT, attacker, 0, defender));
          found = true;
        }
      }
    }
    return found;
  }

  private static boolean canFight(Board board, int card) {
    return card != Board.EMPTY && board.face(card).is(Kind.CHARACTER);
  }
}
