package cardwright.lab;

import cardwright.engine.Format;
import cardwright.engine.Game;
import java.util.List;

/// An experiment whose games are all known beforehand, so that they fall into shards: it can be cut short and go on ([ShardFolder]), and be played in any process that
/// makes the same experiment from its description ([ExperimentDescription]).
public sealed interface PlannedExperiment permits DeckMatrix, GoingFirst, Ablation, Sweep {
  /// The game that is played.
  Game game();

  /// How it is played.
  Format format();

  /// Who plays both sides, one after the other.
  List<String> players();

  /// How many pairs of games are played of whatever is compared.
  int pairs();

  /// What chance comes from.
  long seed();

  /// How many shards are played at a time where threads play them.
  int threads();

  /// Its games as shards.
  ShardedWork work();

  /// The courses of some games of players who do not think by the clock, by which it is told whether another program plays as this one.
  ///
  /// @throws cardwright.engine.Refused when a deck cannot be played
  List<Long> trial();
}
