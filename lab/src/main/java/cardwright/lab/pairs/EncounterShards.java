package cardwright.lab.pairs;

import cardwright.engine.Refused;
import cardwright.lab.games.Encounter;
import cardwright.lab.shard.ShardFolder;
import cardwright.lab.shard.ShardRunner;
import cardwright.lab.shard.ShardStages;
import cardwright.lab.shard.ShardedRun;
import cardwright.lab.shard.ShardedWork;
import java.util.List;
import java.util.Optional;

/// Encounters as work that falls into shards: a shard is some pairs of two sides.
///
/// @param title what it is called where it is refused: "the search"
/// @param matches who meets whom
/// @param pairs how many pairs of games each of them plays
public record EncounterShards(String title, List<Pairs> matches, int pairs) implements ShardedWork {
  /// Keeps its own list.
  public EncounterShards {
    matches = List.copyOf(matches);
  }

  /// Hears what shards came to.
  @FunctionalInterface
  public interface Results {
    /// Called for each shard once, by one thread at a time.
    void add(int match, Encounter more);
  }

  private ShardPlan plan() {
    return new ShardPlan(matches.size(), pairs, 1);
  }

  @Override
  public int shards() {
    return plan().shards();
  }

  @Override
  public String play(int shard) {
    ShardPlan plan = plan();
    return EncounterLine.of(
        matches.get(plan.match(shard)).encounter(plan.from(shard), plan.end(shard)));
  }

  /// Plays the shards that a folder does not have yet, all of them or as many as are enough.
  ///
  /// @throws Refused when a deck cannot be played, it was interrupted, or the folder cannot be used
  public void run(
      ShardRunner runner, Optional<ShardFolder> folder, Ending ending, Results results) {
    ShardedRun.run(this, runner, folder, ending.looks(this, plan()), adding(results));
  }

  /// Plays all shards that are not there yet, as one of several works.
  ///
  /// @param asked words and numbers from which all games follow
  /// @throws Refused when a deck cannot be played, it was interrupted, or results cannot be kept
  public void run(ShardStages stages, String asked, Results results) {
    stages.run(this, asked, adding(results));
  }

  private ShardRunner.Results adding(Results results) {
    return (shard, line) -> {
      ShardPlan plan = plan();
      int match = plan.match(shard);
      Pairs pairs = matches.get(match);
      results.add(match, EncounterLine.read(line, pairs.a(), pairs.b(), plan.pairs(shard)));
    };
  }
}
