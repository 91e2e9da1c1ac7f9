package cardwright.lab;

/// An experiment whose games are all known beforehand, so that they fall into shards that can be played in any process that makes the same experiment from its description
/// ([ExperimentDescription]).
public sealed interface PlannedExperiment extends KeptExperiment
    permits DeckMatrix, GoingFirst, Ablation, Sweep {
  /// How many pairs of games are played of whatever is compared.
  int pairs();

  /// How many shards are played at a time where threads play them.
  int threads();

  /// Its games as shards.
  ShardedWork work();
}
