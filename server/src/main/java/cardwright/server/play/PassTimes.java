package cardwright.server.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.random.RandomGenerator;

/// How long one person takes for passes of late, and how long a pass that makes itself has to take so that nobody can tell the two apart.
///
/// Such a pass takes as long as one of the person's last passes by hand did, drawn by chance, and a little more or less, so that no time comes back to the millisecond. It is drawn from
/// passes at the same moment of a turn where there are enough of them, for a pass between two attacks is quicker than one at the end of a turn. While too few passes are known, other
/// decisions of this person stand in for them, and before that what is usual. A fixed time for both would not do: whoever thinks for longer than that would give it away.
///
/// What stays visible is a pass that took longer than [#LONGEST]: nobody waits for that long to hide that there was nothing to do, and such a pass is not drawn from.
final class PassTimes {
  /// The longest time that a pass is taken to need, in milliseconds.
  static final long LONGEST = 20_000;

  private static final int REMEMBERED = 64;

  /// How many passes are enough to draw from.
  private static final int ENOUGH = 8;

  /// By how much a drawn time is changed: the standard deviation of the logarithm of the factor.
  private static final double BLUR = 0.08;

  /// Eight equally likely times of somebody unknown, in parts of what is usual.
  private static final double[] UNKNOWN = {0.40, 0.59, 0.75, 0.91, 1.10, 1.34, 1.71, 2.51};

  private final Deque<Pass> passes = new ArrayDeque<>();
  private final Deque<Long> others = new ArrayDeque<>();

  private record Pass(String moment, long millis) {}

  /// The person passed by hand.
  ///
  /// @param moment what everybody knows of the moment
  /// @param millis how long that took
  synchronized void passed(String moment, long millis) {
    if (millis <= LONGEST) {
      remember(passes, new Pass(moment, millis));
    }
  }

  /// The person decided something else by hand.
  synchronized void decided(long millis) {
    if (millis <= LONGEST) {
      remember(others, millis);
    }
  }

  private static <T> void remember(Deque<T> all, T one) {
    if (all.size() == REMEMBERED) {
      all.removeFirst();
    }
    all.addLast(one);
  }

  /// How long a pass that makes itself takes, in milliseconds.
  ///
  /// @param moment what everybody knows of the moment
  /// @param usual what is usual for a person of whom nothing is known
  synchronized long draw(String moment, long usual, RandomGenerator random) {
    List<Long> from = known(moment);
    double drawn =
        from.size() >= ENOUGH
            ? from.get(random.nextInt(from.size()))
            : usual * UNKNOWN[random.nextInt(UNKNOWN.length)];
    return Math.round(drawn * Math.exp(BLUR * random.nextGaussian()));
  }

  private List<Long> known(String moment) {
    List<Long> same =
        passes.stream().filter(each -> each.moment().equals(moment)).map(Pass::millis).toList();
    if (same.size() >= ENOUGH) {
      return same;
    }
    List<Long> all = new ArrayList<>(passes.stream().map(Pass::millis).toList());
    // The last decisions first: as many as it takes.
    others
        .descendingIterator()
        .forEachRemaining(each -> {
          if (all.size() < ENOUGH) {
            all.add(each);
          }
        });
    return all;
  }
}
