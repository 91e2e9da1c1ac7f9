package cardwright.lab.games;

import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.PairScores;
import java.util.HashSet;
import java.util.Set;

/// What two sides came to against each other: two players, or two decks with the same player. Encounters of the same sides add up, in any order.
///
/// Ranges are by pairs of games: the two games of a pair share their decks and their seed, and are not two independent looks.
///
/// @param scores of the first side, pair by pair; a game whose other one was not played is in no pair
/// @param first what who went first scored, in those pairs in which each side did so once
/// @param report on the games one by one: how they ended, how long they were
/// @param courses of all games, each that was played once
public record Encounter(PairScores scores, PairScores first, Report report, Set<Long> courses) {
  /// Keeps its own set.
  public Encounter {
    courses = Set.copyOf(courses);
  }

  /// No games of a player against itself.
  public static Encounter none(String player) {
    return none(player, player);
  }

  /// No games.
  public static Encounter none(String a, String b) {
    return of(Report.none(a, b), Set.of());
  }

  private static Encounter of(Report report, Set<Long> courses) {
    return new Encounter(PairScores.NONE, PairScores.NONE, report, courses);
  }

  /// One game by itself.
  static Encounter of(Played game) {
    return of(game.report(), Set.of(game.course()));
  }

  /// One pair of games.
  public static Encounter of(PlayedPair pair) {
    return of(pair.first()).plus(of(pair.second())).plus(together(pair));
  }

  /// What the games of a pair come to together, beyond what each of them does.
  static Encounter together(PlayedPair pair) {
    Report one = pair.first().report();
    return new Encounter(
        PairScores.of(pair.points()),
        first(pair.first(), pair.second()),
        Report.none(one.a(), one.b()),
        Set.of());
  }

  private static PairScores first(Played one, Played other) {
    if (one.began().isEmpty()
        || other.began().isEmpty()
        || one.began().get().equals(other.began().get())) {
      return PairScores.NONE;
    }
    double lead = one.score() - other.score();
    return PairScores.of(1 + (one.began().get() ? lead : -lead));
  }

  /// The same games, as the other side saw them; its report stays.
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

  /// Where the score of the first side lies with a confidence of 95 %, by pairs.
  public Interval intervalA() {
    return scores.interval();
  }

  /// Where the score of the other side lies with a confidence of 95 %, by pairs.
  public Interval intervalB() {
    return scores.reversed().interval();
  }
}
