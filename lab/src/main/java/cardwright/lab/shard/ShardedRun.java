package cardwright.lab.shard;

import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/// One run of sharded work: what a folder holds of it already is taken from there, the rest is done.
public final class ShardedRun {
  private final ShardedWork work;
  private final Optional<KeptShards> kept;
  private final ShardRunner.Results results;

  /// The shards that have been told.
  private final BitSet over = new BitSet();

  /// @param kept where results are kept; empty where they are not
  /// @param results told each shard once, by one thread at a time
  ShardedRun(ShardedWork work, Optional<KeptShards> kept, ShardRunner.Results results) {
    this.work = work;
    this.kept = kept;
    this.results = results;
  }

  /// Does a work, but for the shards that a folder has already, and returns when all have been told.
  ///
  /// @param folder where results are kept; empty where they are not
  /// @param results told each shard once, by one thread at a time
  /// @throws Refused when the folder holds what is no result, or as [ShardRunner#run] says
  public static void run(
      ShardedWork work,
      ShardRunner runner,
      Optional<ShardFolder> folder,
      ShardRunner.Results results) {
    new ShardedRun(work, folder.map(ShardFolder::ofOneWork), results).run(runner);
  }

  /// Returns when all shards have been told.
  ///
  /// @throws Refused when the folder holds what is no result, or as [ShardRunner#run] says
  void run(ShardRunner runner) {
    kept.ifPresent(there -> there.read(work.shards(), this::told));
    List<Integer> missing = missing();
    if (!missing.isEmpty()) {
      runner.run(work, missing, this::done);
    }
    if (!missing().isEmpty()) {
      throw new IllegalStateException("shards were left out: " + missing());
    }
  }

  private synchronized List<Integer> missing() {
    List<Integer> missing = new ArrayList<>();
    for (int shard = over.nextClearBit(0);
        shard < work.shards();
        shard = over.nextClearBit(shard + 1)) {
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
