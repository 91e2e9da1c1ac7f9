package cardwright.lab.decks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class EquilibriumTest {
  @Test
  void of_three_decks_that_beat_each_other_in_a_circle_all_are_mixed() {
    Equilibrium mix =
        Equilibrium.of(new double[][] {{0, 0.2, -0.1}, {-0.2, 0, 0.3}, {0.1, -0.3, 0}});

    // Each as often as the other two differ: 3 to 1 to 2.
    assertThat(mix.shares().get(0)).isCloseTo(0.5, within(1e-6));
    assertThat(mix.shares().get(1)).isCloseTo(1 / 6.0, within(1e-6));
    assertThat(mix.shares().get(2)).isCloseTo(1 / 3.0, within(1e-6));
  }

  @Test
  void a_deck_that_beats_all_is_played_alone() {
    Equilibrium mix =
        Equilibrium.of(new double[][] {{0, -0.1, 0.1}, {0.1, 0, 0.05}, {-0.1, -0.05, 0}});

    assertThat(mix.shares().get(1)).isCloseTo(1, within(1e-9));
  }

  @Test
  void no_deck_has_an_edge_over_the_mix_of_any_matrix() {
    Random random = new Random(8);
    for (int trial = 0; trial < 200; trial++) {
      int size = 2 + random.nextInt(12);
      double[][] lead = new double[size][size];
      for (int row = 0; row < size; row++) {
        for (int column = row + 1; column < size; column++) {
          lead[row][column] = random.nextInt(-5, 6) / 20.0;
          lead[column][row] = -lead[row][column];
        }
      }
      Equilibrium mix = Equilibrium.of(lead);
      assertThat(mix.shares().stream().mapToDouble(Double::doubleValue).sum())
          .isCloseTo(1, within(1e-6));
      for (int row = 0; row < size; row++) {
        double edge = 0;
        for (int column = 0; column < size; column++) {
          edge += lead[row][column] * mix.shares().get(column);
        }
        assertThat(edge).isLessThan(1e-6);
      }
    }
  }
}
