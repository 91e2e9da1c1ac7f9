package cardwright.lab.games;

import cardwright.engine.Refused;
import cardwright.lab.statistics.Tally;
import java.util.Map;

/// What games between two players came to. Reports add up: the order of games never matters.
///
/// @param a the name of one player
/// @param b the name of the other player
/// @param winsA how many games a won
/// @param winsB how many games b won
/// @param draws how many games nobody won
/// @param endingsA how the games that a won ended, by the id of the rule where the game names one
/// @param endingsB how the games that b won ended
/// @param turns how many games had how many turns, by the table's `turn`
/// @param decisions all decisions of all games: choices of two or more moves
public record Report(
    String a,
    String b,
    long winsA,
    long winsB,
    long draws,
    Tally<String> endingsA,
    Tally<String> endingsB,
    Tally<Long> turns,
    long decisions) {
  /// A report on no games.
  public static Report none(String a, String b) {
    return new Report(a, b, 0, 0, 0, Tally.none(), Tally.none(), Tally.none(), 0);
  }

  /// A report on one game.
  ///
  /// @param score what a got: 1 for a win, 0 for a loss, one half for a draw
  /// @param ending how it ended
  static Report of(String a, String b, double score, String ending, long turns, long decisions) {
    return new Report(
        a,
        b,
        score == 1 ? 1 : 0,
        score == 0 ? 1 : 0,
        score == 0.5 ? 1 : 0,
        score == 1 ? Tally.of(ending) : Tally.none(),
        score == 0 ? Tally.of(ending) : Tally.none(),
        Tally.of(turns),
        decisions);
  }

  /// The report on the games of both.
  ///
  /// @throws Refused when the other is about other players
  public Report plus(Report other) {
    if (!a.equals(other.a) || !b.equals(other.b)) {
      throw new Refused(
          "a report on %s and %s cannot be added to one on %s and %s"
              .formatted(other.a, other.b, a, b));
    }
    return new Report(
        a,
        b,
        winsA + other.winsA,
        winsB + other.winsB,
        draws + other.draws,
        endingsA.plus(other.endingsA),
        endingsB.plus(other.endingsB),
        turns.plus(other.turns),
        decisions + other.decisions);
  }

  /// How many games it is about.
  public long games() {
    return winsA + winsB + draws;
  }

  /// The share of all points that a got, from 0 to 1; a draw is half a point. One half when no
  /// game was played.
  public double scoreA() {
    return games() == 0 ? 0.5 : (winsA + draws / 2.0) / games();
  }

  /// The share of all points that b got, from 0 to 1.
  public double scoreB() {
    return 1 - scoreA();
  }

  /// How many turns a game had, on average; 0 when no game was played.
  public double meanTurns() {
    long sum = 0;
    for (Map.Entry<Long, Long> each : turns.counts().entrySet()) {
      sum += each.getKey() * each.getValue();
    }
    return games() == 0 ? 0 : (double) sum / games();
  }

  /// How many turns the game in the middle had when all are laid in order of their length; between
  /// two games, half of both. 0 when no game was played.
  public double medianTurns() {
    long games = turns.total();
    return games == 0 ? 0 : (turns.at((games - 1) / 2) + turns.at(games / 2)) / 2.0;
  }

  /// How many decisions a game had, on average; 0 when no game was played.
  public double meanDecisions() {
    return games() == 0 ? 0 : (double) decisions / games();
  }
}
