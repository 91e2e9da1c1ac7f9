package cardwright.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RatingsTest {
  /// Pairs of games of players with these ratings, by chance.
  private static List<PairScores> played(Random random, int pairs, double... points) {
    List<PairScores> all = new ArrayList<>();
    for (int one = 0; one < points.length; one++) {
      for (int other = one + 1; other < points.length; other++) {
        double share = 1 / (1 + Math.pow(10, (points[other] - points[one]) / 400));
        PairScores scores = PairScores.NONE;
        for (int pair = 0; pair < pairs; pair++) {
          int won = (random.nextDouble() < share ? 1 : 0) + (random.nextDouble() < share ? 1 : 0);
          scores = scores.plus(PairScores.of(won));
        }
        all.add(scores);
      }
    }
    return all;
  }

  @Test
  void ten_to_one_are_four_hundred_points() {
    Ratings ratings =
        Ratings.of(2, List.of(new PairScores(List.of(100_000L, 0L, 0L, 0L, 10_000L))));

    assertThat(ratings.ratings().getFirst().points()).isEqualTo(Ratings.BEGINNER);
    assertThat(ratings.ratings().getLast().points()).isCloseTo(1400, within(0.5));
  }

  @Test
  void players_are_rated_by_all_that_they_played() {
    Ratings ratings = Ratings.of(4, played(new Random(1), 20_000, 1000, 1150, 1150, 1420));

    assertThat(ratings.ratings().get(1).points()).isCloseTo(1150, within(6.0));
    assertThat(ratings.ratings().get(2).points()).isCloseTo(1150, within(6.0));
    assertThat(ratings.ratings().get(3).points()).isCloseTo(1420, within(6.0));
  }

  @Test
  void a_rating_lies_in_its_range_nineteen_times_out_of_twenty() {
    Random random = new Random(2);
    int inside = 0;
    for (int trial = 0; trial < 1000; trial++) {
      Interval range =
          Ratings.of(3, played(random, 100, 1000, 1120, 1250)).ratings().get(2).interval();
      inside += range.low() <= 1250 && 1250 <= range.high() ? 1 : 0;
    }
    assertThat(inside).isBetween(925, 975);
  }

  @Test
  void pairs_whose_games_end_alike_tell_no_more_than_one_of_them() {
    PairScores alike = new PairScores(List.of(40L, 0L, 0L, 0L, 60L));
    PairScores apart = new PairScores(List.of(16L, 0L, 48L, 0L, 36L));

    assertThat(width(alike)).isCloseTo(width(apart) * Math.sqrt(2), within(3.0));
  }

  private static double width(PairScores scores) {
    Interval range = Ratings.of(2, List.of(scores)).ratings().getLast().interval();
    return range.high() - range.low();
  }

  @Test
  void who_lost_every_game_has_a_rating() {
    Ratings ratings = Ratings.of(2, List.of(new PairScores(List.of(0L, 0L, 0L, 0L, 50L))));

    assertThat(ratings.ratings().getLast().points()).isBetween(0.0, 600.0);
  }

  @Test
  void players_that_have_not_met_are_rated_by_the_others() {
    List<PairScores> scores = new ArrayList<>(played(new Random(3), 5_000, 1000, 1200, 1400));
    scores.set(1, PairScores.NONE);

    assertThat(Ratings.of(3, scores).ratings().get(2).points()).isCloseTo(1400, within(12.0));
    assertThat(Ratings.of(2, List.of(PairScores.NONE)).ratings().getLast().points())
        .isCloseTo(Ratings.BEGINNER, within(1e-6));
  }
}
