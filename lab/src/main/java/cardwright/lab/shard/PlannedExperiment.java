package cardwright.lab.shard;

import cardwright.lab.statistics.Margin;
import java.util.Optional;
import java.util.function.Consumer;

/// An experiment whose games are all known beforehand, so that they fall into shards that can be played in any process that makes the same experiment from its description
/// ([DescriptionLines]).
///
/// @param <S> what its games add up to
public interface PlannedExperiment<S> extends KeptExperiment {
  /// How many pairs of games are played of whatever is compared.
  int pairs();

  /// How many shards are played at a time where threads play them.
  int threads();

  /// How many games are played at most.
  long games();

  /// Its games as shards.
  ShardedWork work();

  /// Plays the games that a folder does not have yet: all of them, or as many as it takes until all that is compared lies within a margin of error.
  ///
  /// @param runner where they are played
  /// @param folder where results are kept, and where those are taken from that are there; empty where they are not kept
  /// @param margin empty where all are played
  /// @param soFar hears of the games that are over after each shard, by one thread at a time
  /// @throws cardwright.engine.Refused when a deck cannot be played, it was interrupted, or the folder cannot be used
  S run(
      ShardRunner runner,
      Optional<ShardFolder> folder,
      Optional<Margin> margin,
      Consumer<? super S> soFar);

  @Override
  default void describe(DescriptionLines lines) {
    lines.add("pairs", pairs());
    lines.add("seed", seed());
    lines.add("shards", work().shards());
    describeMatches(lines);
  }

  /// Adds to a description what plays against what.
  void describeMatches(DescriptionLines lines);
}
