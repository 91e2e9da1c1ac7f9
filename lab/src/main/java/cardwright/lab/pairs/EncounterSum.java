package cardwright.lab.pairs;

import java.util.HashSet;
import java.util.Set;

/// The games of two decks while they are played. The courses are kept in one set that grows: with a new set for each part, adding up would take longer than playing.
public final class EncounterSum {
  private final Set<Long> courses = new HashSet<>();
  private Encounter counts;

  /// No games yet.
  ///
  /// @param player who plays both sides
  public EncounterSum(String player) {
    counts = Encounter.none(player);
  }

  /// Adds games of the same decks.
  public void add(Encounter more) {
    courses.addAll(more.courses());
    counts = counts.plus(more.withoutCourses());
  }

  /// What all games have come to.
  public Encounter encounter() {
    return new Encounter(counts.scores(), counts.first(), counts.report(), courses);
  }
}
