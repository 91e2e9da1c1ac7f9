package cardwright.lab.shard;

import cardwright.engine.Format;
import cardwright.engine.Game;
import java.util.List;

/// An experiment of whose games a folder can keep the results ([ShardFolder]), so that it goes on from where it was cut short.
public interface KeptExperiment {
  /// The word for experiments of its kind in their descriptions: `matrix`.
  String kind();

  /// The game that is played.
  Game game();

  /// How it is played.
  Format format();

  /// Who plays: both sides, one after the other, or each against each.
  List<String> players();

  /// What chance comes from.
  long seed();

  /// The courses of some games of players who do not think by the clock, by which it is told whether another program plays as this one.
  ///
  /// @throws cardwright.engine.Refused when a deck cannot be played
  List<Long> trial();

  /// Adds to a description all from which its games follow beside the game, the format and the players.
  void describe(DescriptionLines lines);
}
