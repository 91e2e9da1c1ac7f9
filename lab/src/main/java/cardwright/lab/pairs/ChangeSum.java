package cardwright.lab.pairs;

import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import cardwright.lab.games.PlayedPair;
import cardwright.lab.statistics.PairDifferences;

/// What a change comes to, added up while it is played.
public final class ChangeSum {
  private final EncounterSum games;
  private PairDifferences gains = PairDifferences.NONE;

  /// No games yet.
  ///
  /// @param player who plays both sides
  public ChangeSum(String player) {
    games = new EncounterSum(player);
  }

  /// Adds a pair of games with the change.
  ///
  /// @param asItIs the same pair without it
  void add(PlayedPair pair, PlayedPair asItIs) {
    games.add(Encounter.of(pair));
    gains = gains.plus(PairDifferences.of(pair.points(), asItIs.points()));
  }

  /// Adds games with the change.
  public void add(ChangedGames more) {
    games.add(more.games());
    gains = gains.plus(more.gains());
  }

  /// What the change has come to so far.
  public ChangedGames changed() {
    return new ChangedGames(gains, games.encounter());
  }
}
