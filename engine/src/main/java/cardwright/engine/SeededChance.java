package cardwright.engine;

/// Chance that repeats itself for the same seed, on any machine.
///
/// It is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
public final class SeededChance implements Chance {
  private long state;

  /// Chance whose rolls follow from that seed.
  public SeededChance(long seed) {
    state = seed;
  }

  /// A seed of chance that rolls on as this one will: what has to be kept of it to go on later.
  public long seed() {
    return state;
  }

  @Override
  public int roll(int sides) {
    if (sides < 1) {
      throw new IllegalArgumentException("a roll needs at least one side, not " + sides);
    }
    // The high 32 bits scaled to the range: the bias is below 2^-28 for the small dice of card
    // games.
    return (int) (((next() >>> 32) * sides) >>> 32);
  }

  private long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
