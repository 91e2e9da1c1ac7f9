package cardwright.lab.games;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/// How long the decisions of a player take, in CPU time of the threads that decide: other work on the machine does not count.
public final class DecisionTimes {
  private static final int FEW = 1_024;
  private static final double MILLI = 1e6;

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private long[] nanos = new long[FEW];
  private int count;

  /// The same entrant, whose decisions are timed.
  ///
  /// @param entrant one whose players think on the thread that asks them
  public Entrant timed(Entrant entrant) {
    return new Entrant(
        entrant.name(),
        (game, seed) -> {
          var player = entrant.chair().seat(game, seed);
          return view -> {
            long begin = clock.getCurrentThreadCpuTime();
            int move = player.choose(view);
            add(clock.getCurrentThreadCpuTime() - begin);
            return move;
          };
        });
  }

  private synchronized void add(long time) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = time;
  }

  /// How many decisions were made.
  public synchronized int count() {
    return count;
  }

  /// How long a decision took on the average, in milliseconds; 0 where there was none.
  public synchronized double mean() {
    return Arrays.stream(nanos, 0, count).average().orElse(0) / MILLI;
  }

  /// No longer than so many milliseconds took a share of the decisions; 0 where there was none.
  ///
  /// @param share from 0 to 1
  public synchronized double within(double share) {
    if (count == 0) {
      return 0;
    }
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(count - 1L, (long) (share * count))] / MILLI;
  }
}
