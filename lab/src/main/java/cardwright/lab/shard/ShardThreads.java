package cardwright.lab.shard;

import java.util.ArrayList;
import java.util.List;

/// Does shards on threads of this process.
///
/// @param threads how many shards are done at a time, from 1 to 1024
public record ShardThreads(int threads) implements ShardRunner {
  /// Checks the number.
  ///
  /// @throws cardwright.engine.Refused when there are no threads, or too many
  public ShardThreads {
    Limits.threads(threads, "a run");
  }

  @Override
  public void run(ShardedWork work, List<Integer> shards, Results results) {
    List<Runnable> parts = new ArrayList<>();
    for (int shard : shards) {
      parts.add(() -> results.done(shard, work.play(shard)));
    }
    Parts.all(parts, work.title(), threads);
  }
}
