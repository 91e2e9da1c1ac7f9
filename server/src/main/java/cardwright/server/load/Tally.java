package cardwright.server.load;

import java.util.Arrays;

/// Counts moves, and how long they took.
final class Tally {
  private static final int FIRST = 1024;
  private static final double MILLI = 1e6;

  private long[] took = new long[FIRST];
  private int count;
  private int refused;
  private String why = "";
  private boolean counting;

  /// From now on it counts.
  synchronized void begin() {
    counting = true;
  }

  synchronized void took(long nanos) {
    if (counting) {
      if (count == took.length) {
        took = Arrays.copyOf(took, 2 * count);
      }
      took[count++] = nanos;
    }
  }

  synchronized void refused(String words) {
    refused++;
    why = words;
  }

  synchronized int count() {
    return count;
  }

  synchronized int refused() {
    return refused;
  }

  synchronized String why() {
    return why;
  }

  /// In how many milliseconds that share of the moves was with both players.
  synchronized double percentile(double share) {
    if (count == 0) {
      return 0;
    }
    long[] sorted = Arrays.copyOf(took, count);
    Arrays.sort(sorted);
    return sorted[Math.min(count - 1, (int) (share * count))] / MILLI;
  }
}
