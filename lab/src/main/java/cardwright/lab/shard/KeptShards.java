package cardwright.lab.shard;

/// Where what comes of the shards of one work is kept.
interface KeptShards {
  /// Tells all results that are there. It is asked once for each look ([Looks]).
  ///
  /// @param shards how many shards the work has
  /// @throws cardwright.engine.Refused when there is what is no result, or they cannot be read
  void read(int shards, ShardRunner.Results told);

  /// Keeps a result.
  ///
  /// @throws cardwright.engine.Refused when it cannot be kept
  void keep(int shard, String line);
}
