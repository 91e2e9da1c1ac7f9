package cardwright.lab.statistics;

import java.util.ArrayList;
import java.util.List;
import org.ojalgo.matrix.decomposition.LU;
import org.ojalgo.matrix.store.MatrixStore;
import org.ojalgo.matrix.store.R064Store;

/// Elo ratings of players by what they scored against each other: those under which the scores are the most probable (Bradley and Terry 1952). 400 points more mean ten to one.
///
/// The first player has the rating of a beginner, and the ranges of the others are those of how far they stand from it. They come from the variance of pairs of games, and not from that which the
/// model foretells (Huber 1967). As in [PairScores#interval], a pair won and a pair lost are added for every two players that have met, so that who lost all games has a rating, too.
///
/// @param ratings of all players, in their order
public record Ratings(List<Rating> ratings) {
  /// The rating of the first player.
  public static final double BEGINNER = 1000;

  /// Elo points for a logit.
  private static final double POINTS = 400 / Math.log(10);

  private static final double Z = 1.959963984540054;
  private static final int MOST_STEPS = 100;
  private static final double SETTLED = 1e-10;

  /// The rating of a player.
  ///
  /// @param points Elo points
  /// @param interval where it lies with a confidence of 95 %, as far as the first player's is certain
  public record Rating(double points, Interval interval) {}

  /// Keeps its own list.
  public Ratings {
    ratings = List.copyOf(ratings);
  }

  /// Two players that have met.
  private record Meeting(int one, int other, Spread.Guarded scores) {}

  /// Rates players.
  ///
  /// @param players how many there are, at least 2
  /// @param scores those of the first against the second, against the third and so on, then those of the second against the third
  public static Ratings of(int players, List<PairScores> scores) {
    List<Meeting> meetings = new ArrayList<>();
    int number = 0;
    for (int one = 0; one < players; one++) {
      for (int other = one + 1; other < players; other++) {
        // Who has not met yet counts as one pair won and one lost, so that all ratings hang
        // together.
        meetings.add(new Meeting(one, other, Spread.Guarded.of(scores.get(number++).counts())));
      }
    }
    double[] logits = logits(players, meetings);
    MatrixStore<Double> covariance = covariance(logits, meetings);
    List<Rating> ratings = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      double points = BEGINNER + POINTS * logits[player];
      double variance = player == 0 ? 0 : covariance.doubleValue(player - 1, player - 1);
      double half = Z * POINTS * Math.sqrt(variance);
      ratings.add(new Rating(points, new Interval(points - half, points + half)));
    }
    return new Ratings(ratings);
  }

  /// What a player is expected to score against another one.
  private static double expected(double[] logits, Meeting meeting) {
    return 1 / (1 + Math.exp(logits[meeting.other()] - logits[meeting.one()]));
  }

  /// The most probable logits, that of the first player being 0, by Newton's method; the likelihood is concave, and a step is held short enough to stay where it is smooth.
  private static double[] logits(int players, List<Meeting> meetings) {
    double[] logits = new double[players];
    for (int step = 0; step < MOST_STEPS; step++) {
      R064Store gradient = R064Store.FACTORY.make(players - 1, 1);
      for (Meeting meeting : meetings) {
        Spread.Guarded scores = meeting.scores();
        double more = scores.count() * (scores.mean() - expected(logits, meeting));
        add(gradient, meeting.one(), more);
        add(gradient, meeting.other(), -more);
      }
      MatrixStore<Double> move = solver(information(logits, meetings)).getSolution(gradient);
      double longest = 0;
      for (int player = 1; player < players; player++) {
        longest = Math.max(longest, Math.abs(move.doubleValue(player - 1, 0)));
      }
      double share = Math.min(1, 1 / Math.max(longest, SETTLED));
      for (int player = 1; player < players; player++) {
        logits[player] += share * move.doubleValue(player - 1, 0);
      }
      if (longest < SETTLED) {
        break;
      }
    }
    return logits;
  }

  private static void add(R064Store vector, int player, double value) {
    if (player > 0) {
      vector.add(player - 1, 0, value);
    }
  }

  /// How much the scores tell of each rating, as the model has it.
  private static R064Store information(double[] logits, List<Meeting> meetings) {
    R064Store sum = R064Store.FACTORY.make(logits.length - 1, logits.length - 1);
    for (Meeting meeting : meetings) {
      double score = expected(logits, meeting);
      addTo(sum, meeting, meeting.scores().count() * score * (1 - score));
    }
    return sum;
  }

  /// Adds a value where the two players of a meeting meet themselves, and takes it away where they meet each other.
  private static void addTo(R064Store matrix, Meeting meeting, double value) {
    int one = meeting.one() - 1;
    int other = meeting.other() - 1;
    matrix.add(other, other, value);
    if (one >= 0) {
      matrix.add(one, one, value);
      matrix.add(one, other, -value);
      matrix.add(other, one, -value);
    }
  }

  private static LU<Double> solver(R064Store matrix) {
    LU<Double> solver = LU.R064.make(matrix);
    if (!solver.decompose(matrix) || !solver.isSolvable()) {
      throw new IllegalStateException("the players have no ratings");
    }
    return solver;
  }

  /// How far the logits of all players but the first may lie off, and together with which others: the sandwich of what the model says and what was observed.
  private static MatrixStore<Double> covariance(double[] logits, List<Meeting> meetings) {
    R064Store observed = R064Store.FACTORY.make(logits.length - 1, logits.length - 1);
    for (Meeting meeting : meetings) {
      addTo(observed, meeting, meeting.scores().count() * meeting.scores().variance());
    }
    MatrixStore<Double> inverse = solver(information(logits, meetings)).getInverse();
    return inverse.multiply(observed).multiply(inverse.transpose());
  }
}
