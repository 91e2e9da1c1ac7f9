package cardwright.lab;

import cardwright.engine.Refused;

/// What games between two players came to. Reports add up: the order of games never matters.
///
/// @param a the name of one player
/// @param b the name of the other player
/// @param winsA how many games a won
/// @param winsB how many games b won
/// @param draws how many games nobody won
/// @param turns all turns of all games, by the table's `turn`
/// @param decisions all decisions of all games: choices of two or more moves
public record Report(
    String a, String b, long winsA, long winsB, long draws, long turns, long decisions) {
  /// A report on no games.
  public static Report none(String a, String b) {
    return new Report(a, b, 0, 0, 0, 0, 0);
  }

  /// A report on one game.
  ///
  /// @param score what a got: 1 for a win, 0 for a loss, one half for a draw
  static Report of(String a, String b, double score, long turns, long decisions) {
    return new Report(
        a, b, score == 1 ? 1 : 0, score == 0 ? 1 : 0, score == 0.5 ? 1 : 0, turns, decisions);
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
        turns + other.turns,
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

  /// Where a's score lies with a confidence of 95 %.
  public Interval intervalA() {
    return Interval.wilson(scoreA(), games());
  }

  /// Where b's score lies with a confidence of 95 %.
  public Interval intervalB() {
    return Interval.wilson(scoreB(), games());
  }

  /// How many turns a game had, on average; 0 when no game was played.
  public double meanTurns() {
    return games() == 0 ? 0 : (double) turns / games();
  }

  /// How many decisions a game had, on average; 0 when no game was played.
  public double meanDecisions() {
    return games() == 0 ? 0 : (double) decisions / games();
  }
}
