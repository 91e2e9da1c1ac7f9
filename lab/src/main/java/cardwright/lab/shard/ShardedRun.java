package cardwright.lab.shard;

import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/// One run of sharded work: what a folder holds of it already is taken from there, the rest is done, up to the look at which it is enough.
public final class ShardedRun {
  private final ShardedWork work;
  private final Optional<KeptShards> kept;
  private final Looks looks;
  private final ShardRunner.Results results;

  /// The shards that have been told.
  private final BitSet over = new BitSet();

  /// @param kept where results are kept; empty where they are not
  /// @param results told each shard once, by one thread at a time
  ShardedRun(
      ShardedWork work, Optional<KeptShards> kept, Looks looks, ShardRunner.Results results) {
    this.work = work;
    this.kept = kept;
    this.looks = looks;
    this.results = results;
  }

  /// Does a work, but for the shards that a folder has already, and returns when all have been told, or enough of them.
  ///
  /// @param folder where results are kept; empty where they are not
  /// @param results told each shard once, by one thread at a time
  /// @throws Refused when the folder holds what is no result, or as [ShardRunner#run] says
  public static void run(
      ShardedWork work,
      ShardRunner runner,
      Optional<ShardFolder> folder,
      Looks looks,
      ShardRunner.Results results) {
    new ShardedRun(work, folder.map(ShardFolder::ofOneWork), looks, results).run(runner);
  }

  /// Returns when all shards have been told, or all before the second of two looks in a row at which they are enough.
  ///
  /// @throws Refused when the folder holds what is no result, or as [ShardRunner#run] says
  void run(ShardRunner runner) {
    boolean before = false;
    for (int end : looks.ends()) {
      tellUpTo(end, runner);
      boolean enough = end < work.shards() && looks.enough().getAsBoolean();
      if (before && enough) {
        return;
      }
      before = enough;
    }
  }

  /// Returns when all shards before that number have been told. What a folder holds beyond them is left there.
  private void tellUpTo(int end, ShardRunner runner) {
    kept.ifPresent(there ->
        there.read(
            work.shards(),
            (shard, line) -> {
              if (shard < end) {
                told(shard, line);
              }
            }));
    List<Integer> missing = missing(end);
    if (!missing.isEmpty()) {
      runner.run(work, missing, this::done);
    }
    if (!missing(end).isEmpty()) {
      throw new IllegalStateException("shards were left out: " + missing(end));
    }
  }

  private synchronized List<Integer> missing(int end) {
    List<Integer> missing = new ArrayList<>();
    for (int shard = over.nextClearBit(0); shard < end; shard = over.nextClearBit(shard + 1)) {
      missing.add(shard);
    }
    return missing;
  }

  private synchronized void told(int shard, String line) {
    if (!over.get(shard)) {
      results.done(shard, line);
      over.set(shard);
    }
  }

  private synchronized void done(int shard, String line) {
    if (!over.get(shard)) {
      kept.ifPresent(there -> there.keep(shard, line));
      told(shard, line);
    }
  }
}
