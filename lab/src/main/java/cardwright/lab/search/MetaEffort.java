package cardwright.lab.search;

import cardwright.engine.Refused;
import cardwright.lab.shard.DescriptionLines;
import cardwright.lab.shard.Limits;

/// How much is done to find a mix of decks that no deck has an edge over.
///
/// @param pairs how many pairs of games two decks of the matrix play, from 1 to 100,000
/// @param rounds how many best answers come to the decks at most, from 0 to 100
/// @param games how many games look for each best answer, from 1,000 to 100 million; 0 for the usual number
/// @param check how many pairs of games each best answer plays against the mix at the end, with fresh seeds, from 10 to 1 million
/// @param tolerance what a best answer may score beyond one half for certain without coming to the decks, from 0 to 0.5
public record MetaEffort(int pairs, int rounds, long games, int check, double tolerance) {
  private static final int LEAST_GAMES = 1_000;
  private static final int MOST_GAMES = 100_000_000;

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large
  public MetaEffort {
    Limits.between("pairs of two decks", pairs, 1, 100_000);
    Limits.between("rounds", rounds, 0, 100);
    if (games != 0) {
      Limits.between("games for a best answer", games, LEAST_GAMES, MOST_GAMES);
    }
    Limits.between("pairs with fresh seeds", check, 10, 1_000_000);
    if (!(tolerance >= 0 && tolerance <= 0.5)) {
      throw new Refused(
          "what is tolerated is from 0 to 50 % of the points, not " + 100 * tolerance);
    }
  }

  /// Adds it to a description.
  void describe(DescriptionLines lines) {
    lines.add("pairs", pairs);
    lines.add("rounds", rounds);
    lines.add("games", games);
    lines.add("check", check);
    lines.add("tolerance", String.valueOf(tolerance));
  }
}
