package cardwright.lab.games;

/// Makes many seeds from one, so that what one part of a play leaves to chance does not depend on
/// what another part rolled.
public final class Seeds {
  private Seeds() {}

  /// A seed that depends on all of the numbers and looks like none of them.
  ///
  /// @param seed the seed of the whole
  /// @param number which game it is for, or which part
  /// @param use what it is for there: the cards, a player
  public static long derive(long seed, long number, int use) {
    return mix(mix(mix(seed) ^ number) + use);
  }

  /// A number of which every bit depends on all bits of another.
  static long mix(long number) {
    long z = number + 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
