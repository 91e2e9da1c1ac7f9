package cardwright.lab.shard;

import java.util.List;

/// Where shards are done: on threads of this process ([ShardThreads]), or elsewhere ([ShardCluster]).
@FunctionalInterface
public interface ShardRunner {
  /// Hears what comes of shards.
  @FunctionalInterface
  interface Results {
    /// Called when a shard is over: for each at least once, in any order, by any thread. A shard that is told again does not count again.
    ///
    /// @param shard its number
    /// @param line what came of it: [ShardedWork#play]
    void done(int shard, String line);
  }

  /// Does some shards of a work and returns when all are over.
  ///
  /// @param shards the numbers of those that are to be done
  /// @throws cardwright.engine.Refused when a deck cannot be played, it was interrupted, or the processes that should do it cannot be had
  void run(ShardedWork work, List<Integer> shards, Results results);
}
