package cardwright.lab.pairs;

import cardwright.lab.games.Encounter;
import cardwright.lab.statistics.PairDifferences;

/// What a change came to.
///
/// @param gains what was scored beyond what is scored as things are, in the same pairs
/// @param games those with the change
public record ChangedGames(PairDifferences gains, Encounter games) {
  /// No games.
  public static ChangedGames none(String player) {
    return new ChangedGames(PairDifferences.NONE, Encounter.none(player));
  }
}
