package cardwright.lab.ladder;

import cardwright.lab.games.Encounter;
import cardwright.lab.statistics.PairScores;
import cardwright.lab.statistics.Ratings;
import java.util.List;

/// What every player came to against every other one.
///
/// @param players in the order of rows and columns
/// @param encounters those of the first player with the second, with the third and so on, then those of the second with the third
public record LadderReport(List<String> players, List<Encounter> encounters) {
  /// Keeps its own lists.
  public LadderReport {
    players = List.copyOf(players);
    encounters = List.copyOf(encounters);
  }

  /// The encounter of two players, as the one with the lower number saw it.
  ///
  /// @param row a number of a player, from 0
  /// @param column that of another one
  public Encounter encounter(int row, int column) {
    int one = Math.min(row, column);
    int other = Math.max(row, column);
    return encounters.get(one * (2 * players.size() - one - 1) / 2 + other - one - 1);
  }

  /// What a player scored against another one, pair by pair.
  public PairScores scores(int row, int column) {
    PairScores scores = encounter(row, column).scores();
    return row < column ? scores : scores.reversed();
  }

  /// How all are rated by what they scored against each other; the first one has the rating of a beginner.
  public Ratings ratings() {
    return Ratings.of(players.size(), encounters.stream().map(Encounter::scores).toList());
  }

  /// How many games there were.
  public long games() {
    return encounters.stream().mapToLong(Encounter::games).sum();
  }

  /// How many of all games were different ones.
  public long distinct() {
    return encounters.stream().mapToLong(Encounter::distinct).sum();
  }

  /// How many pairs of games every two players have played at least.
  public long pairs() {
    return encounters.stream().mapToLong(each -> each.scores().pairs()).min().orElse(0);
  }

  /// How far the widest range of a score of two players reaches from the score.
  public double widest() {
    return encounters.stream().mapToDouble(each -> each.scores().reach()).max().orElse(0);
  }
}
