package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Choice;

/// How random play picks a move: picks for a set are made in any order, and now and then one is taken back.
final class RandomMove {
  /// One move in so many takes a pick back where that can be done, so that play comes to its end.
  private static final int ONE_OF = 8;

  private RandomMove() {}

  /// The index of the move.
  static int of(Choice choice, Chance picks) {
    int backs = choice.takeBacks();
    int onward = choice.count() - backs;
    if (backs > 0 && picks.roll(ONE_OF) == 0) {
      return onward + picks.roll(backs);
    }
    return onward == 1 ? 0 : picks.roll(onward);
  }
}
