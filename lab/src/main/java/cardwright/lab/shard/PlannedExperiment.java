package cardwright.lab.shard;

/// An experiment whose games are all known beforehand, so that they fall into shards that can be played in any process that makes the same experiment from its description
/// ([DescriptionLines]).
public interface PlannedExperiment extends KeptExperiment {
  /// How many pairs of games are played of whatever is compared.
  int pairs();

  /// How many shards are played at a time where threads play them.
  int threads();

  /// Its games as shards.
  ShardedWork work();

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
