package cardwright.lab.shard;

import java.util.List;
import java.util.function.BooleanSupplier;

/// When it is looked whether what has come of a work is enough, so that the rest need not be done.
///
/// It has to be enough at two looks in a row. Ranges are too narrow where luck has held back what is rare, and such luck seldom lasts; ending at the first look would prefer
/// it.
///
/// A look comes when all shards before it have been told and none behind it. So what is found depends on the results alone, and not on who was done first.
///
/// @param ends numbers of shards, ascending: a look comes after so many; the last one is that of all shards
/// @param enough asked at each look but the last
public record Looks(List<Integer> ends, BooleanSupplier enough) {
  /// Keeps its own list.
  public Looks {
    ends = List.copyOf(ends);
  }

  /// All shards are done.
  public static Looks atTheEnd(ShardedWork work) {
    return new Looks(List.of(work.shards()), () -> true);
  }
}
