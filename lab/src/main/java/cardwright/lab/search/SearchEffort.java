package cardwright.lab.search;

import cardwright.lab.shard.DescriptionLines;
import cardwright.lab.shard.Limits;

/// How much is done to find good decks.
///
/// @param generations how often new decks are made, from 1 to 10,000
/// @param population how many decks are compared at a time, from 4 to 1,000
/// @param pairs how many pairs of games each of them plays in a generation against each deck that it meets, from 1 to 10,000
/// @param best how many of the best decks are told, from 1 to 50
/// @param anew how many pairs of games each of these plays at the end against each deck that it meets, with fresh seeds, from 1 to 100,000
public record SearchEffort(int generations, int population, int pairs, int best, int anew) {
  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large
  public SearchEffort {
    Limits.between("generations of a search", generations, 1, 10_000);
    Limits.between("decks of a generation of a search", population, 4, 1_000);
    Limits.between("pairs of a generation of a search", pairs, 1, 10_000);
    Limits.between("best decks of a search", best, 1, 50);
    Limits.between("pairs with fresh seeds of a search", anew, 1, 100_000);
  }

  /// Adds it to a description.
  void describe(DescriptionLines lines) {
    lines.add("generations", generations);
    lines.add("population", population);
    lines.add("pairs", pairs);
    lines.add("best", best);
    lines.add("check", anew);
  }
}
