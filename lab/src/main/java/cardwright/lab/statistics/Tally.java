package cardwright.lab.statistics;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// How often each of several things was seen. Tallies add up, in any order.
///
/// @param counts each thing that was seen, in order, with how often
public record Tally<T extends Comparable<T>>(SortedMap<T, Long> counts) {
  /// Keeps what was counted as it is now.
  public Tally {
    counts = Collections.unmodifiableSortedMap(new TreeMap<T, Long>(counts));
  }

  /// Nothing was seen.
  public static <T extends Comparable<T>> Tally<T> none() {
    return new Tally<T>(new TreeMap<T, Long>());
  }

  /// One thing was seen once.
  public static <T extends Comparable<T>> Tally<T> of(T thing) {
    SortedMap<T, Long> once = new TreeMap<>();
    once.put(thing, 1L);
    return new Tally<T>(once);
  }

  /// What both have seen.
  public Tally<T> plus(Tally<T> other) {
    SortedMap<T, Long> sum = new TreeMap<>(counts);
    other.counts.forEach((thing, often) -> sum.merge(thing, often, Long::sum));
    return new Tally<T>(sum);
  }

  /// What games scored on average, one half where there are none.
  public static double score(Tally<Double> games) {
    double points = 0;
    for (Map.Entry<Double, Long> each : games.counts.entrySet()) {
      points += each.getKey() * each.getValue();
    }
    return games.total() == 0 ? 0.5 : points / games.total();
  }

  /// How much was seen in all.
  public long total() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  /// What stands at a place when all that was seen is laid in order.
  ///
  /// @param place from 0 to [#total] less 1
  public T at(long place) {
    long before = 0;
    for (Map.Entry<T, Long> entry : counts.entrySet()) {
      before += entry.getValue();
      if (place < before) {
        return entry.getKey();
      }
    }
    throw new IndexOutOfBoundsException("there is no place " + place + " of " + total());
  }
}
