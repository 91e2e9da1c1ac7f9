package cardwright.contract;

import cardwright.engine.Chance;
import java.util.function.Consumer;

/// Chance that tries every roll, one branch after the other.
final class Branches implements Chance {
  private static final int DEEPEST = 4_096;

  private final int[] rolls = new int[DEEPEST];
  private final int[] sides = new int[DEEPEST];
  private int depth;
  private int known;

  private Branches() {}

  /// Carries something out once for each way in which its rolls can fall, but at most so many
  /// times.
  ///
  /// @return whether every way was tried
  static boolean each(int most, Consumer<Chance> part) {
    Branches branches = new Branches();
    for (int i = 0; i < most; i++) {
      branches.depth = 0;
      part.accept(branches);
      if (!branches.next()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int roll(int count) {
    if (depth == known) {
      rolls[known] = 0;
      sides[known++] = count;
    }
    return rolls[depth++];
  }

  private boolean next() {
    known = depth;
    while (known > 0 && rolls[known - 1] == sides[known - 1] - 1) {
      known--;
    }
    if (known == 0) {
      return false;
    }
    rolls[known - 1]++;
    return true;
  }
}
