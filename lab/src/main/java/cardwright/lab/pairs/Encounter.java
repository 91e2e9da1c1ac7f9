package cardwright.lab.pairs;

import cardwright.lab.games.Experiment;
import cardwright.lab.games.Report;
import cardwright.lab.statistics.PairScores;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// What two decks came to against each other. Encounters of the same decks add up, in any order.
///
/// @param scores of the first deck, pair by pair
/// @param first what who went first scored, in those pairs in which each side did so once
/// @param report on the games one by one: how they ended, who went first, how long they were
/// @param courses of all games, each that was played once
public record Encounter(PairScores scores, PairScores first, Report report, Set<Long> courses) {
  /// Keeps its own set.
  public Encounter {
    courses = Set.copyOf(courses);
  }

  /// No games.
  public static Encounter none(String player) {
    return new Encounter(PairScores.NONE, PairScores.NONE, Report.none(player, player), Set.of());
  }

  /// One pair of games.
  static Encounter of(PlayedPair pair) {
    Experiment.Played one = pair.first();
    Experiment.Played other = pair.second();
    return new Encounter(
        PairScores.of(pair.points()),
        first(one, other),
        one.report().plus(other.report()),
        Set.copyOf(List.of(one.course(), other.course())));
  }

  private static PairScores first(Experiment.Played one, Experiment.Played other) {
    if (one.began().isEmpty()
        || other.began().isEmpty()
        || one.began().get().equals(other.began().get())) {
      return PairScores.NONE;
    }
    double lead = one.score() - other.score();
    return PairScores.of(1 + (one.began().get() ? lead : -lead));
  }

  /// The same games, as the other deck saw them; its report stays.
  public Encounter reversed() {
    return new Encounter(scores.reversed(), first, report, courses);
  }

  /// The games of both.
  public Encounter plus(Encounter other) {
    Set<Long> all = new HashSet<>(courses);
    all.addAll(other.courses);
    return new Encounter(
        scores.plus(other.scores), first.plus(other.first), report.plus(other.report), all);
  }

  /// The same counts; which games were different ones is left out.
  Encounter withoutCourses() {
    return new Encounter(scores, first, report, Set.of());
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
