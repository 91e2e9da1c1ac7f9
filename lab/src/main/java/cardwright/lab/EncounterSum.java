package cardwright.lab;

import java.util.HashSet;
import java.util.Set;

/// The games of two decks while they are played. The courses are kept in one set that grows: with a new set for each part, adding up would take longer than playing.
final class EncounterSum {
  private final Set<Long> courses = new HashSet<>();
  private Encounter counts;

  EncounterSum(String player) {
    counts = Encounter.none(player);
  }

  void add(Encounter more) {
    courses.addAll(more.courses());
    counts = counts.plus(more.withoutCourses());
  }

  /// How many games there are.
  long games() {
    return counts.games();
  }

  Encounter encounter() {
    return new Encounter(counts.scores(), counts.first(), counts.report(), courses);
  }
}
