package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardwright.store.Rating;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/// Ratings by Glicko-2.
final class GlickoTest {
  private static Rating rating(double points, double deviation) {
    return new Rating(points, deviation, 0.06);
  }

  @Test
  void the_worked_example_of_the_paper_comes_out() {
    Rating after =
        Glicko.rated(
            rating(1500, 200),
            new Glicko.Score(rating(1400, 30), 1),
            new Glicko.Score(rating(1550, 100), 0),
            new Glicko.Score(rating(1700, 300), 0));

    assertThat(after.points()).isCloseTo(1464.06, within(0.05));
    assertThat(after.deviation()).isCloseTo(151.52, within(0.05));
    assertThat(after.volatility()).isCloseTo(0.05999, within(0.00005));
  }

  @Test
  void who_plays_nothing_keeps_the_rating_which_is_less_sure_then() {
    Rating after = Glicko.rated(rating(1700, 50));

    assertThat(after.points()).isEqualTo(1700);
    assertThat(after.deviation()).isCloseTo(51.07, within(0.05));
  }

  @Test
  void surprises_make_a_sure_rating_more_volatile() {
    Glicko.Score surprise = new Glicko.Score(rating(2600, 30), 1);

    assertThat(
            Glicko.rated(
                    rating(1500, 30), Collections.nCopies(8, surprise).toArray(Glicko.Score[]::new))
                .volatility())
        .isGreaterThan(0.06);
  }

  @Test
  void a_puzzle_moves_little_by_the_answer_of_a_newcomer_and_more_by_one_who_is_known() {
    Rating puzzle = Glicko.graded(1200);
    double byNewcomer = Glicko.rated(puzzle, Glicko.UNKNOWN, 0).points();
    double byKnown = Glicko.rated(puzzle, rating(1200, 50), 0).points();

    assertThat(byKnown).isLessThan(byNewcomer);
    assertThat(byNewcomer).isBetween(1175.0, 1195.0);
  }
}
