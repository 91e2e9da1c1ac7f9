package cardwright.lab.decks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardwright.lab.games.Seeds;
import java.util.List;
import org.junit.jupiter.api.Test;

class AlphaRankTest {
  private static List<Double> shares(double[]... lead) {
    return AlphaRank.of(lead).shares();
  }

  private static double[] row(double... lead) {
    return lead;
  }

  @Test
  void of_three_decks_that_beat_each_other_in_a_circle_each_has_a_third_of_the_time() {
    List<Double> shares = shares(row(0, 0.2, -0.1), row(-0.2, 0, 0.3), row(0.1, -0.3, 0));

    // However much a deck wins by: what counts is who takes over from whom.
    assertThat(shares).allSatisfy(share -> assertThat(share).isCloseTo(1 / 3.0, within(1e-5)));
  }

  @Test
  void a_deck_that_all_others_beat_has_nothing() {
    List<Double> shares =
        shares(
            row(0, 0.2, -0.1, 0.1),
            row(-0.2, 0, 0.3, 0.1),
            row(0.1, -0.3, 0, 0.1),
            row(-0.1, -0.1, -0.1, 0));

    assertThat(shares.get(3)).isZero();
    assertThat(shares.subList(0, 3))
        .allSatisfy(share -> assertThat(share).isCloseTo(1 / 3.0, within(1e-5)));
  }

  @Test
  void where_each_deck_beats_those_behind_it_the_first_has_all() {
    List<Double> shares =
        shares(
            row(0, 0.1, 0.1, 0.1),
            row(-0.1, 0, 0.1, 0.1),
            row(-0.1, -0.1, 0, 0.1),
            row(-0.1, -0.1, -0.1, 0));

    assertThat(shares).containsExactly(1.0, 0.0, 0.0, 0.0);
  }

  @Test
  void decks_that_are_alike_share_alike() {
    assertThat(shares(row(0, 0), row(0, 0)))
        .allSatisfy(share -> assertThat(share).isCloseTo(0.5, within(1e-9)));
  }

  @Test
  void a_deck_alone_has_all() {
    assertThat(shares(row(0))).containsExactly(1.0);
  }

  @Test
  void shares_of_two_hundred_decks_are_shares() {
    int decks = 200;
    double[][] lead = new double[decks][decks];
    for (int row = 0; row < decks; row++) {
      for (int column = 0; column < row; column++) {
        lead[row][column] = Seeds.derive(3, row, column) % 9 / 20.0;
        lead[column][row] = -lead[row][column];
      }
    }
    List<Double> shares = shares(lead);

    assertThat(shares).allSatisfy(share -> assertThat(share).isBetween(0.0, 1.0));
    assertThat(shares.stream().mapToDouble(Double::doubleValue).sum()).isCloseTo(1, within(1e-9));
    // The share of a deck is what comes to it, divided by what leaves it.
    for (int deck = 0; deck < decks; deck++) {
      double comes = 0;
      double leaves = 0;
      for (int other = 0; other < decks; other++) {
        if (other != deck) {
          comes += shares.get(other) * rate(lead[deck][other]);
          leaves += shares.get(deck) * rate(lead[other][deck]);
        }
      }
      assertThat(comes).isCloseTo(leaves, within(1e-5));
    }
  }

  private static double rate(double lead) {
    return lead == 0 ? 0.5 : lead > 0 ? 1 : 0;
  }
}
