package cardwright.lab;

import java.util.HashSet;
import java.util.Set;

/// What two decks came to against each other. Encounters of the same decks add up, in any order.
///
/// @param scores of the first deck, pair by pair
/// @param report on the games one by one: how they ended, who went first, how long they were
/// @param courses of all games, each that was played once
public record Encounter(PairScores scores, Report report, Set<Long> courses) {
  /// Keeps its own set.
  public Encounter {
    courses = Set.copyOf(courses);
  }

  /// No games.
  static Encounter none(String player) {
    return new Encounter(PairScores.NONE, Report.none(player, player), Set.of());
  }

  /// The games of both.
  Encounter plus(Encounter other) {
    Set<Long> all = new HashSet<>(courses);
    all.addAll(other.courses);
    return new Encounter(scores.plus(other.scores), report.plus(other.report), all);
  }

  /// How many games there were.
  public long games() {
    return report.games();
  }

  /// How many of them were different games, in their deals or in their moves.
  public int distinct() {
    return courses.size();
  }
}
