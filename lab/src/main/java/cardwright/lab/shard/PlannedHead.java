package cardwright.lab.shard;

import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.List;

/// What stands before the rest in the description of each [PlannedExperiment].
///
/// @param players who play: both sides, one after the other, or each against each
/// @param pairs how many pairs of games are played of whatever is compared
/// @param seed what chance comes from
public record PlannedHead(Game game, Format format, List<String> players, int pairs, long seed) {
  /// Keeps its own list.
  public PlannedHead {
    players = List.copyOf(players);
  }

  /// The only one that plays.
  ///
  /// @throws Refused when there is none, or more than one
  public String player() {
    Refused.unless(players.size() == 1, "the experiment should have one player");
    return players.getFirst();
  }
}
