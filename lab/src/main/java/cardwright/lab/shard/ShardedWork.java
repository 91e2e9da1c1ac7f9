package cardwright.lab.shard;

/// Work that falls into shards, numbered from 0. Each can be done by itself, in any process and in any order; what comes of it is a line of text, and
/// the lines of all shards are what comes of the whole.
public interface ShardedWork {
  /// What it is called where it is refused: "the matrix".
  String title();

  /// How many shards there are.
  int shards();

  /// Does the shard with that number. It may be called by several threads at a time.
  ///
  /// @return what came of it, on one line; the same for the same shard wherever it is done, unless a player thinks by the clock
  /// @throws cardwright.engine.Refused when a deck cannot be played
  String play(int shard);
}
