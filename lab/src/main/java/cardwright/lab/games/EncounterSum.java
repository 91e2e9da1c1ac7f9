package cardwright.lab.games;

import cardwright.lab.statistics.PairScores;
import java.util.HashSet;
import java.util.Set;

/// The games of two sides while they are played. Any thread may ask what there is so far. The courses are kept in one set that grows: with a new set for each part, adding up would take longer than playing.
public final class EncounterSum {
  private final Set<Long> courses = new HashSet<>();
  private Encounter counts;

  /// No games yet.
  ///
  /// @param player who plays both sides
  public EncounterSum(String player) {
    this(player, player);
  }

  /// No games yet.
  public EncounterSum(String a, String b) {
    counts = Encounter.none(a, b);
  }

  /// Adds games of the same sides.
  public synchronized void add(Encounter more) {
    courses.addAll(more.courses());
    counts = counts.plus(more.withoutCourses());
  }

  /// How many games are over.
  public synchronized long games() {
    return counts.games();
  }

  /// What the first side scored, pair by pair.
  synchronized PairScores scores() {
    return counts.scores();
  }

  /// What all games have come to. It takes the longer the more of them were different ones.
  public synchronized Encounter encounter() {
    return new Encounter(counts.scores(), counts.first(), counts.report(), courses);
  }
}
