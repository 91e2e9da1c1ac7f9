package cardwright.server.play;

import cardwright.store.Rating;

/// Ratings by Glicko-2, as Mark Glickman's paper "Example of the Glicko-2 system" describes it. What a rating period is, is up to who asks: for puzzles it is a single answer.
public final class Glicko {
  /// Who has answered nothing yet. Most puzzles lie around that: from 1500, where the paper begins, a first wrong answer would cost 400 points.
  public static final Rating UNKNOWN = new Rating(1200, 350, 0.06);

  /// How sure the rating is that a puzzle was graded with by computer players.
  private static final double GRADED = 100;

  /// How many points of the usual scale are one of the scale on which is reckoned.
  private static final double SCALE = 173.7178;

  private static final double MIDDLE = 1500;

  /// How little volatility may change.
  private static final double TAU = 0.5;

  private static final double NEAR = 0.000_001;

  private Glicko() {}

  /// A game against somebody, or an answer to a puzzle.
  ///
  /// @param score 1 for a win, 0 for a loss
  record Score(Rating other, double score) {}

  /// The rating of a puzzle that nobody has answered yet.
  ///
  /// @param points what it was graded with
  public static Rating graded(double points) {
    return new Rating(points, GRADED, UNKNOWN.volatility());
  }

  /// The rating after one game.
  ///
  /// @param score 1 for a win, 0 for a loss
  public static Rating rated(Rating own, Rating other, double score) {
    return rated(own, new Score(other, score));
  }

  /// The rating after a period with these games.
  static Rating rated(Rating before, Score... scores) {
    double own = (before.points() - MIDDLE) / SCALE;
    double deviation = before.deviation() / SCALE;
    if (scores.length == 0) {
      double widened = Math.hypot(deviation, before.volatility());
      return new Rating(before.points(), SCALE * widened, before.volatility());
    }
    double information = 0;
    double gained = 0;
    for (Score each : scores) {
      double other = (each.other().points() - MIDDLE) / SCALE;
      double weight = weight(each.other().deviation() / SCALE);
      double expected = 1 / (1 + Math.exp(-weight * (own - other)));
      information += weight * weight * expected * (1 - expected);
      gained += weight * (each.score() - expected);
    }
    double variance = 1 / information;
    double volatility = volatility(deviation, before.volatility(), variance, variance * gained);
    double widened = Math.hypot(deviation, volatility);
    double now = 1 / Math.sqrt(1 / (widened * widened) + 1 / variance);
    return new Rating(MIDDLE + SCALE * (own + now * now * gained), SCALE * now, volatility);
  }

  /// How much less a game counts whose opponent's rating is not sure.
  private static double weight(double deviation) {
    return 1 / Math.sqrt(1 + 3 * deviation * deviation / (Math.PI * Math.PI));
  }

  /// The volatility after a period: step 5 of the paper, by the Illinois way of finding a root.
  private static double volatility(
      double deviation, double volatility, double variance, double delta) {
    double a = Math.log(volatility * volatility);
    double sure = deviation * deviation + variance;
    double low = a;
    double high;
    if (delta * delta > sure) {
      high = Math.log(delta * delta - sure);
    } else {
      int k = 1;
      while (slope(a - k * TAU, a, sure, delta) < 0) {
        k++;
      }
      high = a - k * TAU;
    }
    double atLow = slope(low, a, sure, delta);
    double atHigh = slope(high, a, sure, delta);
    while (Math.abs(high - low) > NEAR) {
      double next = low + (low - high) * atLow / (atHigh - atLow);
      double atNext = slope(next, a, sure, delta);
      if (atNext * atHigh <= 0) {
        low = high;
        atLow = atHigh;
      } else {
        atLow /= 2;
      }
      high = next;
      atHigh = atNext;
    }
    return Math.exp(low / 2);
  }

  /// The function of the paper whose root is looked for.
  private static double slope(double x, double a, double sure, double delta) {
    double e = Math.exp(x);
    double all = sure + e;
    return e * (delta * delta - all) / (2 * all * all) - (x - a) / (TAU * TAU);
  }
}
