package cardwright.lab.shard;

import cardwright.engine.Refused;

/// How large an experiment may be.
public final class Limits {
  private static final int MOST_THREADS = 1024;
  private static final int MOST_PAIRS = 1_000_000;

  private Limits() {}

  /// Checks how many threads there are, from 1 to 1024.
  ///
  /// @param work what has them: "a matrix"
  /// @throws Refused when there are no threads, or too many
  public static void threads(int threads, String work) {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new Refused(work + " needs from 1 to " + MOST_THREADS + " threads, not " + threads);
    }
  }

  /// Checks how many pairs of games there are, from 1 to a million.
  ///
  /// @param work what needs them: "a matrix"
  /// @throws Refused when there are no pairs of games, or too many
  public static void pairs(int pairs, String work) {
    if (pairs < 1 || pairs > MOST_PAIRS) {
      throw new Refused(work + " needs from 1 to " + MOST_PAIRS + " pairs of games, not " + pairs);
    }
  }

  /// Checks any other number.
  ///
  /// @param what are counted: "generations of a search"
  /// @throws Refused when a number is not between two others
  public static void between(String what, long is, long least, long most) {
    if (is < least || is > most) {
      throw new Refused(what + " are from " + least + " to " + most + ", not " + is);
    }
  }
}
